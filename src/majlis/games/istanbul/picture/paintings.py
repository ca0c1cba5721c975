"""The 25 places as pictures, each 64 x 64 in a pointed niche.

They are paintings: their colours are their own, by day and by night. Only the niche behind them
and the wood, which would vanish at night, follow the theme.
"""

from __future__ import annotations

from majlis.drawing.palette import Colours

NICHE = "M5 64V29C5 14 20 11 32 1 44 11 59 14 59 29V64Z"

TINTS: Colours = {
    "sand-niche": ("#EADFC8", "#574C3B"),
    "sand-sill": ("#CFBE9C", "#7A6A4E"),
    "rose-niche": ("#EBD6CF", "#5A4039"),
    "rose-sill": ("#CFA99E", "#7D5A50"),
    "leaf-niche": ("#D2E6CF", "#3A5239"),
    "leaf-sill": ("#A2C69C", "#52744F"),
    "gold-niche": ("#EFE2BE", "#5A4E2F"),
    "gold-sill": ("#D3BE84", "#80703F"),
    "blue-niche": ("#CFE0EA", "#38495A"),
    "blue-sill": ("#9CBACB", "#50677C"),
    "teal-niche": ("#CBE4E2", "#33504F"),
    "teal-sill": ("#96C3BF", "#497170"),
    "plum-niche": ("#DDD5EA", "#453C5C"),
    "plum-sill": ("#B6A7CE", "#62557F"),
    "pink-niche": ("#EDCFDB", "#5A3A49"),
    "pink-sill": ("#D29AB1", "#805268"),
}
TINT_OF = (
    "",
    *("sand", "rose", "leaf", "gold", "blue", "sand", "blue", "plum", "rose", "rose", "teal"),
    *("sand", "gold", "teal", "blue", "pink"),
    *("sand", "plum", "sand", "sand", "blue", "teal", "sand", "plum", "plum"),
)
"""The tint of the niche of every place."""

PAINTINGS = {
    1: (
        '<path d="M14 30h32l6-9" fill="none" stroke="var(--wood)" stroke-width="3.5" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
        '<path d="M13 22h30l-4 17H19z" fill="#C79251"/>'
        '<path d="M14 27h28M16 33h25" stroke="#8E5F28" stroke-width="1.6"/>'
        '<circle cx="28" cy="46" r="11.5" fill="none" stroke="var(--wood)" stroke-width="3.6"/>'
        '<path d="M28 35v22M17 46h22M20.3 38.3l15.4 15.4M35.7 38.3L20.3 53.7" '
        'stroke="var(--wood)" stroke-width="1.8"/><circle cx="28" cy="46" r="3" fill="#E2B14A"/>'
    ),
    2: (
        '<rect x="14" y="39" width="38" height="12" rx="6" fill="#A7301F"/>'
        '<circle cx="46" cy="45" r="6" fill="#F3C1B0"/><path d="M46 45m-2.6 0a2.6 2.6 0 1 1 2.6 '
        '2.8" stroke="#8E2314" stroke-width="1.6" fill="none"/>'
        '<rect x="12" y="27" width="38" height="12" rx="6" fill="#D9553D"/>'
        '<circle cx="44" cy="33" r="6" fill="#F8D6CA"/><path d="M44 33m-2.6 0a2.6 2.6 0 1 1 2.6 '
        '2.8" stroke="#A52D1E" stroke-width="1.6" fill="none"/>'
        '<rect x="18" y="15.5" width="32" height="11.5" rx="5.7" fill="#C8402E"/>'
        '<circle cx="44.5" cy="21.2" r="5.7" fill="#F3C1B0"/><path d="M44.5 21.2m-2.4 0a2.4 2.4 0 '
        '1 1 2.4 2.6" stroke="#8E2314" stroke-width="1.6" fill="none"/><path d="M24 16v10M30 '
        '16v10M20 28v10M26 28v10M22 40v10M28 40v10" stroke="#F0B7A6" stroke-width="1.3" '
        'opacity=".7"/>'
    ),
    3: (
        '<path d="M20 38L32 14l12 24z" fill="#5FA85F"/><path d="M32 14l12 24H34z" fill="#3F8F45"/>'
        '<path d="M12 38h40c0 10-7 16-20 16s-20-6-20-16z" fill="#B9824A"/>'
        '<path d="M12 38h40c0 2.5-.4 4-1 5.5H13c-.6-1.5-1-3-1-5.5z" fill="#8F5F2C"/>'
        '<path d="M22 56h20" stroke="#6F4A1D" stroke-width="3.5" stroke-linecap="round"/>'
        '<circle cx="30" cy="27" r="1.4" fill="#E7F4DC"/>'
        '<circle cx="34" cy="32" r="1.4" fill="#E7F4DC"/>'
        '<circle cx="27" cy="34" r="1.4" fill="#E7F4DC"/>'
    ),
    4: (
        '<circle cx="24" cy="31" r="8.5" fill="#F0B41C"/>'
        '<circle cx="40" cy="31" r="8.5" fill="#E39A12"/>'
        '<circle cx="32" cy="23" r="8.5" fill="#F7CB4D"/>'
        '<path d="M32 15c0-5 4-7 9-6.5C41 13 37 15.6 32 15z" fill="#4C8B3A"/>'
        '<path d="M12 36h40l-4 19H16z" fill="#B9824A"/><path d="M13.5 42h37M15 48.5h34M24 36l1.5 '
        '19M40 36l-1.5 19" stroke="var(--wood)" stroke-width="1.7"/>'
        '<path d="M12 36h40" stroke="var(--wood)" stroke-width="3" stroke-linecap="round"/>'
    ),
    5: (
        '<rect x="11" y="25" width="42" height="28" rx="3" fill="#FBF3E1" stroke="#9A7F54" '
        'stroke-width="2"/>'
        '<path d="M12 27l20 15 20-15" fill="none" stroke="#9A7F54" stroke-width="2"/>'
        '<path d="M12 52l14-13M52 52L38 39" stroke="#9A7F54" stroke-width="1.6"/>'
        '<circle cx="32" cy="41" r="6" fill="#A4492F"/><path d="M32 37.6l1 2.3 2.5.2-1.9 1.6.6 '
        '2.4-2.2-1.3-2.2 1.3.6-2.4-1.9-1.6 2.5-.2z" fill="#FBE7DC"/>'
        '<path d="M22 20c4-8 14-9 18-3 3-1 5 0 6 1-2 0-3 1-4 3-4 4-14 5-20-1z" fill="#5B8AA0"/>'
        '<path d="M27 19c3-3 7-4 10-2-2 4-6 5-10 2z" fill="#CBE0E8"/>'
    ),
    6: (
        '<path d="M10 54h44" stroke="#B98546" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M17 53V39c0-7 4-9 7-9 1-6 4-9 7-9s5 4 6 9c4 0 6 1 7-4l1-7c.5-4 7-4 7 0l4 2-1 '
        '3-5 1-1 8c-1 5-3 7-5 8v12h-4V42H24v11h-4V43l-1 10z" fill="#B07B41"/>'
        '<path d="M24 30c1-6 4-9 7-9s5 4 6 9l1 6H23z" fill="#A4492F"/>'
        '<path d="M24 32h13M23.5 35h14" stroke="#F6DFB8" stroke-width="1.4"/>'
        '<circle cx="47.5" cy="19.5" r="1" fill="#2B2118"/>'
    ),
    7: (
        '<path d="M12 47h40l-4 9H16z" fill="#8FA7AE"/>'
        '<path d="M12 47h40" stroke="#5E7A84" stroke-width="3.5" stroke-linecap="round"/>'
        '<rect x="29" y="30" width="6" height="17" fill="#8FA7AE"/>'
        '<path d="M20 29h24c-1 5-5 7-12 7s-11-2-12-7z" fill="#A9BEC4"/>'
        '<path d="M20 29h24" stroke="#5E7A84" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M32 29V15M32 15c-5-4-10 0-9 9M32 15c5-4 10 0 9 9M23 34c-4 2-5 6-5 11M41 34c4 2 '
        '5 6 5 11" fill="none" stroke="#2C8FB3" stroke-width="2.6" stroke-linecap="round"/>'
        '<circle cx="32" cy="12" r="2.3" fill="#2C8FB3"/>'
    ),
    8: (
        '<path d="M8 14h48v9c-4 4-8 4-12 0-4 4-8 4-12 0-4 4-8 4-12 0-4 4-8 4-12 0z" '
        'fill="#3B3550"/><path d="M32 26v6" stroke="#8E6A1F" stroke-width="2"/>'
        '<path d="M26 34l3-3h6l3 3v10l-3 4h-6l-3-4z" fill="#E9B84A"/>'
        '<path d="M26 34l3-3h6l3 3z" fill="#7A5A18"/>'
        '<path d="M29 37v8M35 37v8" stroke="#7A5A18" stroke-width="1.4"/><rect x="12" y="42" '
        'width="13" height="13" rx="3" fill="#FBF3E1" stroke="#3B3550" stroke-width="1.8"/>'
        '<circle cx="16" cy="46" r="1.5" fill="#3B3550"/>'
        '<circle cx="21" cy="51" r="1.5" fill="#3B3550"/><rect x="39" y="42" width="13" '
        'height="13" rx="3" fill="#FBF3E1" stroke="#3B3550" stroke-width="1.8"/>'
        '<circle cx="43" cy="46" r="1.4" fill="#3B3550"/>'
        '<circle cx="48" cy="51" r="1.4" fill="#3B3550"/>'
        '<circle cx="48" cy="46" r="1.4" fill="#3B3550"/>'
        '<circle cx="43" cy="51" r="1.4" fill="#3B3550"/>'
        '<circle cx="45.5" cy="48.5" r="1.4" fill="#3B3550"/>'
    ),
    9: (
        '<ellipse cx="32" cy="53" rx="19" ry="4.5" fill="#F6EAD2" stroke="#A9803B" '
        'stroke-width="1.8"/><path d="M23 24h18c0 8-4 9-4 14s5 6 5 11c-1 3-5 4-10 4s-9-1-10-4c0-5 '
        '5-6 5-11s-4-6-4-14z" fill="#F4E7DA" stroke="#A9803B" stroke-width="1.6"/><path d="M24.5 '
        "29h15c-.8 4-3 5-3 9s5 6 5 10.5c-1 2-5 3-9.5 3s-8.5-1-9.5-3C22.5 44 27.5 42 27.5 "
        '38s-2.2-5-3-9z" fill="#B4481F"/><path d="M28 19c-3-4 3-5 0-9M36 19c-3-4 3-5 0-9" '
        'stroke="#9C8B73" stroke-width="2" fill="none" stroke-linecap="round"/>'
    ),
    10: (
        '<rect x="12" y="28" width="40" height="26" fill="#E9CFA4"/>'
        '<path d="M12 54V26M52 54V26M32 54V28" stroke="var(--wood)" stroke-width="2.6"/>'
        '<path d="M9 28l5-13h36l5 13z" fill="#A4492F"/><path d="M20.7 28l2.6-13h5.5L27 28zM32 '
        '28V15h6l2 13zM46.5 28L43.5 15H50l5 13z" fill="#F8E6CB"/><path d="M9 28c1.5 5 7.7 5 7.7 0 '
        '0 5 7.7 5 7.7 0 0 5 7.7 5 7.7 0 0 5 7.7 5 7.7 0 0 5 7.7 5 7.7 0 0 5 6 5 7.5 0z" '
        'fill="#8A3823"/><rect x="14" y="43" width="16" height="11" fill="#B9824A"/>'
        '<rect x="34" y="43" width="16" height="11" fill="#B9824A"/>'
        '<circle cx="18" cy="42" r="3" fill="#C8402E"/>'
        '<circle cx="24" cy="42" r="3" fill="#3F8F45"/>'
        '<circle cx="39" cy="42" r="3" fill="#F0B41C"/>'
        '<circle cx="45" cy="42" r="3" fill="#2F7FC4"/>'
    ),
    11: (
        '<rect x="19" y="30" width="26" height="24" fill="#E9CFA4"/>'
        '<path d="M19 54V28M45 54V28" stroke="var(--wood)" stroke-width="2.6"/>'
        '<path d="M15 30l4-12h26l4 12z" fill="#3C7A86"/>'
        '<path d="M23.5 30l2-12h6.5v12zM40.5 30l-2-12H45l4 12z" fill="#EAF2EE"/><path d="M15 '
        '30c1.5 5 8.5 5 8.5 0 0 5 8.5 5 8.5 0 0 5 8.5 5 8.5 0 0 5 7 5 8.5 0z" fill="#2B5C66"/>'
        '<rect x="21" y="44" width="22" height="10" fill="#B9824A"/>'
        '<circle cx="26" cy="43" r="3" fill="#F0B41C"/>'
        '<circle cx="32" cy="43" r="3" fill="#3F8F45"/>'
        '<circle cx="38" cy="43" r="3" fill="#C8402E"/>'
    ),
    12: (
        '<path d="M14 55V24h36v31z" fill="#C8A877"/>'
        '<path d="M14 24v-6h6v4h6v-4h12v4h6v-4h6v6z" fill="#A98550"/>'
        '<path d="M22 55V40c0-7 4-11 10-13 6 2 10 6 10 13v15z" fill="#4A3A2A"/>'
        '<path d="M26 55V35M30.5 55V30M35 55V30.5M39 55V36" stroke="#BFC6C9" stroke-width="2"/>'
        '<path d="M21 45h22" stroke="#BFC6C9" stroke-width="2"/>'
        '<path d="M32 8v10" stroke="var(--wood)" stroke-width="1.8"/>'
        '<path d="M32 8l9 2.5-9 3z" fill="#A4492F"/>'
    ),
    13: (
        '<path d="M11 55V40h42v15z" fill="#EBD2A2"/><path d="M18 40c-3-6 2-9 5-13 3 4 8 7 5 '
        '13zM36 40c-3-6 2-9 5-13 3 4 8 7 5 13z" fill="#2F8F86"/>'
        '<path d="M24 40V33h16v7z" fill="#EBD2A2"/>'
        '<path d="M22 34c-4-10 5-13 10-20 5 7 14 10 10 20z" fill="#E2A72E"/>'
        '<path d="M32 14V8" stroke="#9A6400" stroke-width="2"/>'
        '<circle cx="32" cy="8" r="2" fill="#9A6400"/>'
        '<path d="M23 27v-3M41 27v-3" stroke="#1E645E" stroke-width="1.6"/>'
        '<path d="M27 55v-8c0-3 2-5 5-7 3 2 5 4 5 7v8z" fill="#7A3B2A"/><path d="M15 55v-5c0-2 '
        '1-3 2.5-4 1.5 1 2.5 2 2.5 4v5zM44 55v-5c0-2 1-3 2.5-4 1.5 1 2.5 2 2.5 4v5z" '
        'fill="#B98546"/>'
    ),
    14: (
        '<path d="M16 55V38h28v17z" fill="#DCE6E6"/>'
        '<path d="M17 38c0-9 6-13 13-17 7 4 13 8 13 17z" fill="#5C97A8"/>'
        '<path d="M30 21v-5" stroke="#3B6C7A" stroke-width="1.8"/>'
        '<path d="M32.5 12.5a3.5 3.5 0 1 1-4-1.5 3 3 0 0 0 4 1.5z" fill="#D8A228"/>'
        '<path d="M46 55V24l2.5-8 2.5 8v31z" fill="#C9D6D8"/>'
        '<path d="M45 30h7" stroke="#5C97A8" stroke-width="2.4"/>'
        '<path d="M25.5 55v-7c0-2.5 2-4 4.5-6 2.5 2 4.5 3.5 4.5 6v7z" fill="#3B6C7A"/>'
    ),
    15: (
        '<path d="M15 55V40h34v15z" fill="#DCE6E6"/>'
        '<path d="M14 40c0-5 3-7 7-9v9zM50 40c0-5-3-7-7-9v9z" fill="#7FB1BF"/>'
        '<path d="M18.5 40c0-11 6.5-15 13.5-20 7 5 13.5 9 13.5 20z" fill="#3E7F94"/>'
        '<path d="M32 20v-5" stroke="#2B5C6B" stroke-width="1.8"/>'
        '<path d="M34.5 11.5a3.5 3.5 0 1 1-4-1.5 3 3 0 0 0 4 1.5z" fill="#D8A228"/>'
        '<path d="M9 55V25l2.5-8 2.5 8v30zM50 55V25l2.5-8 2.5 8v30z" fill="#C9D6D8"/>'
        '<path d="M8 31h7M49 31h7" stroke="#3E7F94" stroke-width="2.4"/>'
        '<path d="M27.5 55v-7c0-2.5 2-4 4.5-6 2.5 2 4.5 3.5 4.5 6v7z" fill="#2B5C6B"/>'
        '<path d="M19 55v-5c0-2 1-2.5 2-3.5 1 1 2 1.5 2 3.5v5zM41 55v-5c0-2 1-2.5 2-3.5 1 1 2 1.5 '
        '2 3.5v5z" fill="#7FA7B2"/>'
    ),
    16: (
        '<path d="M13 46c6-3 32-3 38 0 3 4 2 8-2 9-8 1.5-26 1.5-34 0-4-1-5-5-2-9z" '
        'fill="#6A3B6E"/>'
        '<path d="M16 47c8-2 24-2 32 0" stroke="#B58BB8" stroke-width="1.8" fill="none"/>'
        '<circle cx="12" cy="50" r="2.5" fill="#E2B14A"/>'
        '<circle cx="52" cy="50" r="2.5" fill="#E2B14A"/>'
        '<path d="M24 17h16l8 10-16 19-16-19z" fill="#B5124B"/>'
        '<path d="M24 17l-8 10h9.5z" fill="#D8386F"/><path d="M40 17l8 10h-9.5z" fill="#8E0C39"/>'
        '<path d="M24 17h16l-1.5 10h-13z" fill="#F2789F"/>'
        '<path d="M25.5 27h13L32 46z" fill="#D42560"/>'
        '<path d="M28 19.5h7" stroke="#FFE0EA" stroke-width="2" stroke-linecap="round"/>'
    ),
    17: (
        '<path d="M20 57c0-6 5-6 4-12 5 3 6 6 6 8 3-2 3-5 2-8 6 3 10 7 9 12z" fill="#E07B2A"/>'
        '<path d="M26 57c0-3 3-4 3-7 3 2 5 4 5 7z" fill="#F6C552"/>'
        '<ellipse cx="31" cy="34" rx="18" ry="11" fill="#5A4638"/>'
        '<ellipse cx="31" cy="31" rx="18" ry="9" fill="#7C6553"/>'
        '<path d="M48 31l10-6" stroke="#3E2E22" stroke-width="4" stroke-linecap="round"/>'
        '<g fill="#3E2615" stroke="#C69C6D" stroke-width=".8">'
        '<ellipse cx="24" cy="30" rx="4" ry="2.8" transform="rotate(-20 24 30)"/>'
        '<ellipse cx="33" cy="28" rx="4" ry="2.8" transform="rotate(20 33 28)"/>'
        '<ellipse cx="30" cy="34" rx="4" ry="2.8"/>'
        '<ellipse cx="40" cy="32" rx="4" ry="2.8" transform="rotate(-30 40 32)"/></g><path d="M26 '
        '20c-2-3 2-4 0-8M35 19c-2-3 2-4 0-8" stroke="#9C8B73" stroke-width="1.8" fill="none" '
        'stroke-linecap="round"/>'
    ),
    18: (
        '<path d="M16 14h32v28l-16 12-16-12z" fill="#5A4590"/>'
        '<path d="M16 14h32v5H16z" fill="#3D2E66"/>'
        '<path d="M13 13h38" stroke="#B98546" stroke-width="3.5" stroke-linecap="round"/>'
        '<circle cx="32" cy="28" r="5.5" fill="none" stroke="#F0D592" stroke-width="3"/>'
        '<path d="M32 33.5v13M32 40h5M32 45h5" stroke="#F0D592" stroke-width="3"/>'
    ),
    19: (
        '<path d="M15 55V34h22v21z" fill="#A0672F"/>'
        '<path d="M13 40c-2-5 2-10 13-10s15 5 13 10z" fill="none"/>'
        '<ellipse cx="26" cy="34" rx="11" ry="4" fill="#C98B49"/><path d="M15 40c6 3 16 3 22 0M15 '
        '50c6 3 16 3 22 0" stroke="#4E3417" stroke-width="2.6" fill="none"/>'
        '<path d="M26 38v16M20 37.5v16M32 37.5v16" stroke="#7A4A1E" stroke-width="1.2"/>'
        '<path d="M40 55c-2-5-1-11 3-14l-1-6h8l-1 6c4 3 5 9 3 14z" fill="#2F7F86"/>'
        '<path d="M41 34h10" stroke="#1E5A60" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M50 38c5-1 6 6 2 8" stroke="#1E5A60" stroke-width="2" fill="none"/><path d="M24 '
        '26V12M24 12l12 4-12 4" stroke="var(--wood)" stroke-width="2" fill="#D9553D"/>'
    ),
    20: (
        '<path d="M18 30h20l3 19c0 4-4 6-13 6s-13-2-13-6z" fill="#B8742F"/>'
        '<path d="M18 30h20l.6 4H17.4z" fill="#8A4F17"/>'
        '<path d="M16 29h24" stroke="#6F4A1D" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M40 33l17-7" stroke="#5A3A1A" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M42 44h12c0 7-2 10-6 10s-6-3-6-10z" fill="#F6EAD2" stroke="#A9803B" '
        'stroke-width="1.6"/><path d="M43 46h10" stroke="#5A3418" stroke-width="2"/><path d="M24 '
        '24c-3-4 3-5 0-10M32 24c-3-4 3-5 0-10" stroke="#9C8B73" stroke-width="2" fill="none" '
        'stroke-linecap="round"/>'
    ),
    21: (
        '<path d="M12 32l20-12 20 12z" fill="#C9B48B"/><path d="M12 32h40v4H12z" fill="#A98C58"/>'
        '<path d="M16 36h5v15h-5zM26 36h5v15h-5zM34 36h5v15h-5zM44 36h5v15h-5z" fill="#E9D9B6"/>'
        '<path d="M10 51h44v5H10z" fill="#A98C58"/>'
        '<path d="M32 20V8" stroke="var(--wood)" stroke-width="2"/>'
        '<path d="M32 8h12l-3 3.5 3 3.5H32z" fill="#1F6F8B"/>'
    ),
    22: (
        '<path d="M14 30L32 12l18 18z" fill="#2F8F86"/><path d="M32 12l7 18h-14z" fill="#59B5AB"/>'
        '<circle cx="32" cy="11" r="2.5" fill="#D8A228"/>'
        '<path d="M14 30h36" stroke="#1E645E" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M18 32h28v23H18z" fill="#E9CFA4"/><path d="M22 35h20v9H22z" fill="#6B4A24"/>'
        '<path d="M20 44h24" stroke="var(--wood)" stroke-width="3"/>'
        '<rect x="25" y="37" width="4" height="6" fill="#F8EFDC"/>'
        '<rect x="31" y="37" width="4" height="6" fill="#F6C552"/>'
        '<rect x="37" y="37" width="4" height="6" fill="#F8EFDC"/>'
        '<path d="M24 46v9M32 46v9M40 46v9" stroke="#B98546" stroke-width="1.4"/>'
    ),
    23: (
        '<g transform="rotate(-38 34 28)">'
        '<rect x="22" y="19" width="22" height="13" rx="2" fill="#A0672F"/>'
        '<rect x="20" y="17" width="5" height="17" rx="2" fill="#6F4218"/>'
        '<rect x="41" y="17" width="5" height="17" rx="2" fill="#6F4218"/>'
        '<rect x="31" y="32" width="4.5" height="27" rx="2" fill="#C98B49"/></g>'
        '<rect x="12" y="49" width="24" height="6" rx="2" fill="#6F4218"/>'
        '<path d="M10 56h30" stroke="#4E3417" stroke-width="2.5" stroke-linecap="round"/>'
    ),
    24: (
        '<circle cx="32" cy="31" r="18" fill="#3D3558"/><path d="M12 32c6-9 13-13 20-13s14 4 20 '
        '13c-6 9-13 13-20 13s-14-4-20-13z" fill="#F3E3C4"/>'
        '<circle cx="32" cy="32" r="8.5" fill="#7A3B8F"/>'
        '<circle cx="32" cy="32" r="4" fill="#1F1630"/>'
        '<circle cx="34.5" cy="29.5" r="1.6" fill="#fff"/><path d="M20 17l-3-5M32 14V8M44 17l3-5" '
        'stroke="#D8A228" stroke-width="2.4" stroke-linecap="round"/><path d="M27 51l5 5 5-5" '
        'stroke="#D8A228" stroke-width="2.4" fill="none" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    ),
    25: (
        '<path d="M12 56V30c0-10 10-14 20-20 10 6 20 10 20 20v26z" fill="#8C7B67"/>'
        '<path d="M18 56V32c0-7 7-10 14-15 7 5 14 8 14 15v24z" fill="#2A2230"/>'
        '<path d="M18 56h28v-4H40v-4h-5v-4h-5v-4h-6v-4h-6z" fill="#B9A58A"/>'
        '<path d="M40 30v6" stroke="#8E6A1F" stroke-width="2"/>'
        '<path d="M40 30c-3-3 0-5 0-8 3 3 3 6 0 8z" fill="#F6A93B"/>'
    ),
}


def place_symbol(place: int) -> str:
    """A symbol `place-N`."""
    tint = TINT_OF[place]
    return (
        f'<symbol id="place-{place}" viewBox="0 0 64 65"><path d="{NICHE}" '
        f'fill="var(--{tint}-niche)" stroke="var(--{tint}-sill)" stroke-width="1.5"/>'
        f'<path d="M5 57.5H59V64H5Z" fill="var(--{tint}-sill)" opacity=".7"/>'
        f"{PAINTINGS[place]}</symbol>"
    )
