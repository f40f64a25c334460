import { type Box, pngOf } from '../draw-media.ts';

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
  // Of courses: a helmet, tools on their board, a control chart.
  [
    ground(mist),
    { at: [200, 120, 240, 40], color: gold },
    { at: [230, 80, 180, 40], color: gold },
    { at: [160, 160, 320, 70], color: gold },
    { at: [120, 230, 400, 24], color: clay },
    { at: [0, 300, width, 60], color: pine },
  ],
  [
    ground([55, 71, 79]),
    { at: [80, 50, 480, 260], color: mist },
    ...[0, 1, 2, 3].map((tool): Box => ({ at: [130 + tool * 105, 90, 26, 120 + (tool % 2) * 50], color: pine })),
    ...[0, 1, 2, 3].map((tool): Box => ({ at: [116 + tool * 105, 90, 54, 26], color: tool === 2 ? clay : ink })),
  ],
  [
    ground([247, 246, 242]),
    ...[90, 270].map((line): Box => ({ at: [60, line, 520, 4], color: clay })),
    { at: [60, 180, 520, 4], color: pine },
    ...[160, 210, 150, 190, 230, 170, 60, 200].map((top, at): Box => ({
      at: [90 + at * 62, top, 22, 22],
      color: top < 90 ? clay : ink,
    })),
  ],
  // Of rooms: a hall with its stage, a classroom with a board, a round table, a workshop with its benches.
  [
    ground([247, 246, 242]),
    { at: [120, 40, 400, 120], color: ink },
    { at: [150, 60, 340, 80], color: mist },
    { at: [60, 180, 520, 16], color: gold },
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6].map((seat): Box => ({ at: [82 + seat * 70, 220 + row * 44, 48, 28], color: pine })),
    ),
  ],
  [
    ground(mist),
    { at: [80, 40, 480, 130], color: pine },
    { at: [110, 70, 200, 12], color: mist },
    { at: [110, 100, 140, 12], color: gold },
    ...[0, 1].flatMap((row) =>
      [0, 1, 2, 3].map((desk): Box => ({ at: [80 + desk * 128, 220 + row * 66, 96, 34], color: clay })),
    ),
  ],
  [
    ground([55, 71, 79]),
    { at: [180, 140, 280, 110], color: gold },
    { at: [60, 50, 150, 70], color: mist },
    ...[0, 1, 2, 3].flatMap((seat): Box[] => [
      { at: [190 + seat * 70, 92, 44, 34], color: mist },
      { at: [190 + seat * 70, 264, 44, 34], color: mist },
    ]),
  ],
  [
    ground(gold),
    { at: [0, 280, width, 80], color: ink },
    ...[0, 1, 2].flatMap((bench): Box[] => [
      { at: [50 + bench * 190, 190, 160, 26], color: pine },
      { at: [62 + bench * 190, 216, 16, 90], color: pine },
      { at: [182 + bench * 190, 216, 16, 90], color: pine },
      { at: [96 + bench * 190, 130, 60, 60], color: clay },
    ]),
    { at: [50, 50, 540, 14], color: ink },
  ],
];

const drawn = new Map<number, Buffer>();

/** Drawn once, however many lives show it: pixels are most of what telling the world costs. */
export function drawCover(number: number): Buffer {
  const bytes = drawn.get(number) ?? pngOf(width, height, pictures[number % pictures.length] ?? []);
  drawn.set(number, bytes);
  return bytes;
}
