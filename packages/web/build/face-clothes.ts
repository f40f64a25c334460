/** Clothes from the shoulders down, in a square of 120; `b` is the second colour (shirt, trim). */
type Draw = (a: string, b: string) => string;

const shoulders =
  'M12 120C12 103 24 96 44 91C49 89.5 52 88.5 53.5 87C56 92 64 92 66.5 87C68 88.5 71 89.5 76 91C96 96 108 103 108 120Z';
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const shade = (d: string): string => `<path d="${d}" fill="#1F2328" opacity=".1"/>`;
const seam = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#1F2328" stroke-opacity=".18" stroke-width="1.4" stroke-linecap="round"/>`;

const trim = (d: string, color: string, width = 1.8): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
const stud = (x: number, y: number, color: string): string => `<circle cx="${x}" cy="${y}" r="1.8" fill="${color}"/>`;
const button = (y: number): string => `<circle cx="60" cy="${y}" r="1.1" fill="#1F2328" opacity=".35"/>`;

export const clothes = {
  crew: (a, b) =>
    path(shoulders, a) +
    trim('M50.5 88.5C53 97 67 97 69.5 88.5', b, 3.2) +
    seam('M30 120C30 113 31 109 32.5 106') +
    seam('M90 120C90 113 89 109 87.5 106'),
  shirt: (a, b) =>
    path(shoulders, a) +
    path('M51.5 86.5L46 92.5L54.5 102L60 94Z', b) +
    path('M68.5 86.5L74 92.5L65.5 102L60 94Z', b) +
    seam('M60 96V120') +
    button(107) +
    button(115),
  blazer: (a, b) =>
    path(shoulders, a) +
    path('M51.5 88L60 116L68.5 88C66 92.5 54 92.5 51.5 88Z', b) +
    path('M51 87.5L43 93L48 101L45.5 104L60 120L60 114Z', a) +
    path('M69 87.5L77 93L72 101L74.5 104L60 120L60 114Z', a) +
    shade('M51 87.5L43 93L48 101L45.5 104L60 120L60 114Z') +
    shade('M69 87.5L77 93L72 101L74.5 104L60 120L60 114Z'),
  suit: (a, b) =>
    path(shoulders, a) +
    path('M51.5 88L60 116L68.5 88C66 92.5 54 92.5 51.5 88Z', '#FBFAF6') +
    path('M57.6 92.5H62.4L63 96L64.2 112L60 118L55.8 112L57 96Z', b) +
    path('M51.5 87L47.5 91.5L56 99.5L60 93.5Z', '#FFFFFF') +
    path('M68.5 87L72.5 91.5L64 99.5L60 93.5Z', '#FFFFFF') +
    path('M48.5 89L42 94L47 102L44.5 105L59 120H50L40 96Z', a) +
    path('M71.5 89L78 94L73 102L75.5 105L61 120H70L80 96Z', a) +
    shade('M48.5 89L42 94L47 102L44.5 105L59 120H52Z') +
    shade('M71.5 89L78 94L73 102L75.5 105L61 120H68Z'),
  turtleneck: (a) =>
    path(shoulders, a) +
    path('M51 80C54 83.5 66 83.5 69 80L70 91C66 95 54 95 50 91Z', a) +
    shade('M51 80C54 83.5 66 83.5 69 80L70 91C66 95 54 95 50 91Z'),
  hoodie: (a, b) =>
    path('M40 92C40 82 48 80 52 82L60 96L68 82C72 80 80 82 80 92C76 101 66 104 60 104S44 101 40 92Z', a) +
    shade('M40 92C40 82 48 80 52 82L60 96L68 82C72 80 80 82 80 92C76 101 66 104 60 104S44 101 40 92Z') +
    path('M12 120C12 103 24 96 42 91.5C45 99 53 103 60 103S75 99 78 91.5C96 96 108 103 108 120Z', a) +
    trim('M54.5 102V112M65.5 102V110', b),
  mandarin: (a, b) =>
    path(shoulders, a) +
    path('M51 83C54 86.5 66 86.5 69 83L70.5 92C65 94 62 95.5 60 98C58 95.5 55 94 49.5 92Z', a) +
    trim('M51 83.5C54 87 66 87 69 83.5M60 88V98C66 101 72 105 75 112', b) +
    stud(60, 93, b) +
    stud(68.5, 103, b),
  blouse: (a, b) =>
    path(shoulders, a) +
    path('M51.5 88C54 100 57 106 60 110C63 106 66 100 68.5 88C66 92.5 54 92.5 51.5 88Z', b) +
    seam('M51 89C53 100 57 107 60 111C63 107 67 100 69 89'),
  vest: (a, b) =>
    path(shoulders, b) +
    path('M51.5 86.5L46 92L55 100L60 94Z', '#FFFFFF') +
    path('M68.5 86.5L74 92L65 100L60 94Z', '#FFFFFF') +
    path('M42 92C36 94 32 97 31 120H89C88 97 84 94 78 92L60 113Z', a) +
    seam('M60 113V120'),
} as const satisfies Record<string, Draw>;

export type Clothes = keyof typeof clothes;
