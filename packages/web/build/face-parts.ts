/** What every portrait is put together from. Each part is a piece of SVG in a square of 120. */
export type Skin = { readonly base: string; readonly shade: string; readonly blush: string };

export const skins = {
  porcelain: { base: '#F6D9C4', shade: '#E7BFA4', blush: '#EFA58F' },
  ivory: { base: '#F2CFAF', shade: '#DFB18C', blush: '#E59A7E' },
  sand: { base: '#E6BA92', shade: '#CF9B70', blush: '#D98768' },
  honey: { base: '#D29F72', shade: '#B88255', blush: '#C4704F' },
} as const satisfies Record<string, Skin>;

export const faceShapes = {
  oval: 'M39.5 50C39.5 35 47 28 60 28S80.5 35 80.5 50L80.3 57C79.5 70 70 81.5 60 81.5S40.5 70 39.7 57Z',
  round: 'M39 51C39 35.5 47 28 60 28S81 35.5 81 51L81 58C80.5 71.5 71.5 80.5 60 80.5S39.5 71.5 39 58Z',
  square: 'M39.5 50C39.5 35 47 28 60 28S80.5 35 80.5 50L80.3 62C79.5 72.5 70.5 82 60 82S40.5 72.5 39.7 62Z',
} as const;

const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const ink = '#2A2522';

export const eyes = {
  open: `<ellipse cx="51.3" cy="57" rx="2.2" ry="2.6" fill="${ink}"/><ellipse cx="68.7" cy="57" rx="2.2" ry="2.6" fill="${ink}"/><circle cx="52.1" cy="56.1" r=".7" fill="#fff"/><circle cx="69.5" cy="56.1" r=".7" fill="#fff"/>`,
  lashes: `<ellipse cx="51.3" cy="57.2" rx="2.2" ry="2.6" fill="${ink}"/><ellipse cx="68.7" cy="57.2" rx="2.2" ry="2.6" fill="${ink}"/><circle cx="52.1" cy="56.3" r=".7" fill="#fff"/><circle cx="69.5" cy="56.3" r=".7" fill="#fff"/>${line('M46.9 55.6C48.5 53.7 52 53.3 54.4 54.9', ink, 1.3)}${line('M73.1 55.6C71.5 53.7 68 53.3 65.6 54.9', ink, 1.3)}`,
  smiling:
    line('M47.8 57.8C49.5 55.2 53 55.2 54.7 57.8', ink, 1.8) + line('M65.3 57.8C67 55.2 70.5 55.2 72.2 57.8', ink, 1.8),
  narrow: `<ellipse cx="51.3" cy="57" rx="2.7" ry="1.9" fill="${ink}"/><ellipse cx="68.7" cy="57" rx="2.7" ry="1.9" fill="${ink}"/><circle cx="52.2" cy="56.4" r=".6" fill="#fff"/><circle cx="69.6" cy="56.4" r=".6" fill="#fff"/>`,
} as const;

export const brows = {
  soft: (c: string) =>
    line('M47 50.8C49 49.3 52.5 49.1 55 50.2', c, 1.5) + line('M73 50.8C71 49.3 67.5 49.1 65 50.2', c, 1.5),
  strong: (c: string) =>
    line('M46.5 50.8C49 48.8 52.5 48.7 55.3 49.9', c, 2.4) + line('M73.5 50.8C71 48.8 67.5 48.7 64.7 49.9', c, 2.4),
  arched: (c: string) =>
    line('M46.8 51.2C48.5 48.5 52 48 55 49.8', c, 1.5) + line('M73.2 51.2C71.5 48.5 68 48 65 49.8', c, 1.5),
} as const;

export const mouths = {
  calm: line('M55.8 71.2C58.3 72.8 61.7 72.8 64.2 71.2', '#9A4A3C', 1.7),
  smile: line('M54.3 70.2C57 73.7 63 73.7 65.7 70.2', '#9A4A3C', 1.8),
  open: '<path d="M53.8 69.6C57.5 70.6 62.5 70.6 66.2 69.6C65.7 74.2 63 76 60 76S54.3 74.2 53.8 69.6Z" fill="#8C3B30"/><path d="M55 70C58 70.7 62 70.7 65 70C64.7 71.3 64.2 72 63.5 72.2C61.5 72.6 58.5 72.6 56.5 72.2C55.8 72 55.3 71.3 55 70Z" fill="#fff"/>',
  lips: '<path d="M55 70.8C57 69.6 58.7 69.5 60 70.3C61.3 69.5 63 69.6 65 70.8C63.2 73.7 56.8 73.7 55 70.8Z" fill="#B5513F"/>',
  side: line('M55.5 71.5C58.8 72.6 62.5 72 65 69.8', '#9A4A3C', 1.8),
} as const;

const lens = (shape: string, color: string): string =>
  `<g fill="#fff" fill-opacity=".22" stroke="${color}" stroke-width="1.6">${shape}</g>`;

const rim = (shape: string, color: string): string =>
  lens(shape, color) +
  line('M57.4 56.5C59 55.5 61 55.5 62.6 56.5', color, 1.5) +
  line('M44.6 56L40 54.8', color, 1.5) +
  line('M75.4 56L80 54.8', color, 1.5);

export const glasses = {
  none: () => '',
  round: (c: string) => rim('<circle cx="51" cy="57.2" r="6.3"/><circle cx="69" cy="57.2" r="6.3"/>', c),
  square: (c: string) =>
    rim(
      '<rect x="44.5" y="52" width="12.9" height="10.6" rx="3.2"/><rect x="62.6" y="52" width="12.9" height="10.6" rx="3.2"/>',
      c,
    ),
  browline: (c: string) =>
    rim(
      '<path d="M44.7 53.5H57.3V58C57.3 61 54.8 62.8 51 62.8S44.7 61 44.7 58Z"/><path d="M62.7 53.5H75.3V58C75.3 61 72.8 62.8 69 62.8S62.7 61 62.7 58Z"/>',
      c,
    ) +
    line('M44.5 53.3H57.3', c, 2.6) +
    line('M62.7 53.3H75.5', c, 2.6),
} as const;

export const beards = {
  none: () => '',
  full: (c: string) =>
    `<path d="M39.7 56C40 76 50 86.5 60 86.5S80 76 80.3 56C78.5 63.5 75.5 66.5 71 66.3C67 65.8 64 65.5 60 66.5C56 65.5 53 65.8 49 66.3C44.5 66.5 41.5 63.5 39.7 56ZM54.5 70.5C58 69.5 62 69.5 65.5 70.5C64.5 74.5 55.5 74.5 54.5 70.5Z" fill="${c}" fill-rule="evenodd"/>`,
  goatee: (c: string) =>
    `<path d="M53.5 75.5C57 77 63 77 66.5 75.5C66 81 63.5 84.5 60 84.5S54 81 53.5 75.5Z" fill="${c}"/>${line('M53.5 68.3C57 66.4 63 66.4 66.5 68.3', c, 2)}`,
  moustache: (c: string) =>
    `<path d="M52 69.2C54 66 58 65.6 60 67.2C62 65.6 66 66 68 69.2C65 70.3 62 69.6 60 68.6C58 69.6 55 70.3 52 69.2Z" fill="${c}"/>`,
} as const;

export const earrings = {
  none: () => '',
  stud: (c: string) => `<circle cx="39.8" cy="64" r="1.7" fill="${c}"/><circle cx="80.2" cy="64" r="1.7" fill="${c}"/>`,
  hoop: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="1.4"><circle cx="39.5" cy="66.5" r="3"/><circle cx="80.5" cy="66.5" r="3"/></g>`,
} as const;
