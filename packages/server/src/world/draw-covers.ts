import { type Box, pngOf } from './draw-media.ts';

const pine = [30, 107, 92] as const;
const mist = [228, 239, 235] as const;
const gold = [217, 178, 90] as const;
const clay = [200, 69, 45] as const;
const ink = [38, 50, 56] as const;

const width = 640;
const height = 360;
const ground = (color: Box['color']): Box => ({ at: [0, 0, width, height], color });

/** Steps, a window, a bench and a page: enough to tell one live from another in a list. */
const pictures: readonly (readonly Box[])[] = [
  [
    ground(mist),
    ...[0, 1, 2, 3].map((step): Box => ({ at: [120 + step * 110, 250 - step * 50, 90, 70 + step * 50], color: pine })),
    { at: [470, 50, 60, 40], color: gold },
  ],
  [
    ground(ink),
    { at: [110, 70, 420, 220], color: [55, 71, 79] },
    ...[0, 1, 2, 3, 4].map((line): Box => ({ at: [140, 100 + line * 36, 340 - line * 48, 14], color: mist })),
    { at: [140, 172, 230, 14], color: clay },
  ],
  [
    ground(pine),
    { at: [60, 230, 520, 40], color: gold },
    { at: [130, 120, 150, 110], color: mist },
    { at: [360, 150, 120, 80], color: mist },
    { at: [395, 80, 50, 70], color: clay },
    { at: [100, 270, 40, 60], color: ink },
    { at: [500, 270, 40, 60], color: ink },
  ],
  [
    ground(gold),
    { at: [200, 50, 240, 270], color: [247, 246, 242] },
    { at: [230, 90, 180, 22], color: clay },
    ...[0, 1, 2].map((line): Box => ({ at: [230, 140 + line * 34, 180 - line * 30, 12], color: pine })),
    { at: [230, 250, 90, 40], color: pine },
  ],
];

const drawn = new Map<number, Buffer>();

/** Drawn once, however many lives show it: pixels are most of what telling the world costs. */
export function drawCover(number: number): Buffer {
  const bytes = drawn.get(number) ?? pngOf(width, height, pictures[number % pictures.length] ?? []);
  drawn.set(number, bytes);
  return bytes;
}
