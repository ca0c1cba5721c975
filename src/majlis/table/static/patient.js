// Asking a server that is busy: it says so (503), and the same is asked again before anybody is told.

const TRIES = 5;

/**
 * @param {string} url
 * @param {RequestInit} [request]
 * @returns {Promise<Response>} the last answer, if none was better
 */
export async function patiently(url, request) {
  for (let tried = 1; ; tried++) {
    const answer = await fetch(url, request);
    if (answer.status !== 503 || tried === TRIES) return answer;
    const seconds = Number(answer.headers.get("retry-after")) || 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds * tried * (0.5 + Math.random())));
  }
}
