import type { PictureCategory } from '@shuyuan/contract/community/materials';

/** A part of a drawing, as a path in a box of 160 by 90. */
type Layer = { readonly path: string; readonly isFilled?: true; readonly opacity: number };
export type Drawing = {
  readonly layers: readonly Layer[];
  /** How large, and where its corner stands. */
  readonly at: { readonly scale: number; readonly x: number; readonly y: number };
  readonly tint: string;
  readonly ground: readonly [string, string];
};

const line = (path: string, opacity = 0.75): Layer => ({ path, opacity });
const area = (path: string, opacity: number): Layer => ({ path, isFilled: true, opacity });
const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const grid = (columns: number, rows: number, draw: (column: number, row: number) => string): string =>
  Array.from({ length: columns * rows }, (_, index) => draw(index % columns, Math.floor(index / columns))).join('');

const book = [
  area('M80 70C64 60 44 60 28 65V29c16-5 36-5 52 6 16-11 36-11 52-6v36c-16-5-36-5-52 5Z', 0.2),
  line('M80 70C64 60 44 60 28 65V29c16-5 36-5 52 6 16-11 36-11 52-6v36c-16-5-36-5-52 5ZM80 35v35'),
];
const pages = [
  area('M44 16h60l14 14v46H44Z', 0.2),
  line('M44 16h60l14 14v46H44ZM104 16v14h14M56 40h48M56 50h40M56 60h44'),
];
const gear = [
  area(ring(80, 45, 22), 0.2),
  line(
    `${ring(80, 45, 22)}${ring(80, 45, 9)}M80 23v-9M80 67v9M58 45h-9M102 45h9M64 29l-6-6M96 29l6-6M64 61l-6 6M96 61l6 6`,
  ),
];
const bench = [
  area('M24 60h112v10H24Z', 0.25),
  line('M24 60h112v10H24ZM36 70v12M124 70v12M52 60V34h24v26M96 60V24M88 24h16M108 60V44h16v16'),
];
const bars = [
  area('M36 74V52h16v22ZM62 74V38h16v36ZM88 74V46h16v28ZM114 74V22h16v52Z', 0.25),
  line('M26 74h112M36 74V52h16v22M62 74V38h16v36M88 74V46h16v28M114 74V22h16v52'),
];
const curve = [
  area('M26 74V58l24-12 26 10 26-26 32-10v54Z', 0.2),
  line(
    `M26 16v58h112M26 58l24-12 26 10 26-26 32-10${ring(50, 46, 3)}${ring(76, 56, 3)}${ring(102, 30, 3)}${ring(134, 20, 3)}`,
  ),
];
const faces = [
  area(ring(54, 36, 10) + ring(80, 28, 12) + ring(106, 36, 10), 0.25),
  line(
    `${ring(54, 36, 10)}${ring(80, 28, 12)}${ring(106, 36, 10)}M36 72c0-24 36-24 36 0M56 78c0-34 48-34 48 0M88 72c0-24 36-24 36 0`,
  ),
];
const talk = [
  area('M30 20h60v34H52l-12 12V54H30Z', 0.22),
  line('M30 20h60v34H52l-12 12V54H30ZM100 36h30v32h-8v10l-10-10H78v-8M42 32h36M42 42h24'),
];

/** Over the whole picture, or small at the end below, where a title stands above it. */
const whole = { scale: 1, x: 0, y: 0 };
const corner = { scale: 0.52, x: 74, y: 40 };
type Placed = Pick<Drawing, 'layers' | 'at'>;
const full = (...layers: readonly Layer[]): Placed => ({ layers, at: whole });
const pair = (one: readonly Layer[], other: readonly Layer[]): readonly Placed[] => [
  { layers: one, at: whole },
  { layers: one, at: corner },
  { layers: other, at: whole },
  { layers: other, at: corner },
];

const drawings: Readonly<Record<PictureCategory, readonly Placed[]>> = {
  landscape: [
    full(
      area(ring(124, 24, 9), 0.4),
      area('M0 66Q30 42 60 58T120 52T160 60V90H0Z', 0.3),
      area('M0 78Q40 58 80 72T160 66V90H0Z', 0.5),
    ),
    full(area('M0 90L46 30L74 64L104 22L160 90Z', 0.35), area('M0 90L28 62L62 90Z', 0.5), area(ring(30, 20, 8), 0.35)),
    full(area('M0 70q20-10 40 0t40 0 40 0 40 0V90H0Z', 0.3), area('M0 79q20-10 40 0t40 0 40 0 40 0V90H0Z', 0.5)),
    full(
      line('M128 90V4M142 90V20M128 34q14-14 26-12M128 52q-16-14-28-9M142 64q10-10 18-8M142 44q-8-10-14-8', 0.6),
      area('M0 84q40-8 80 0t80 0V90H0Z', 0.35),
    ),
  ],
  study: pair(book, pages),
  craft: pair(gear, bench),
  data: pair(bars, curve),
  people: pair(faces, talk),
  pattern: [
    full(
      line(
        grid(9, 6, (column, row) => ring(column * 20, row * 18, 8)),
        0.35,
      ),
    ),
    full(
      line(
        grid(14, 1, (column) => `M${column * 14 - 20} 90l40-40`),
        0.4,
      ),
    ),
    full(
      line(
        grid(9, 6, (column, row) => {
          const x = column * 20 + (row % 2) * 10 - 10;
          return `M${x} ${row * 16 + 10}a10 10 0 0 1 20 0M${x + 5} ${row * 16 + 10}a5 5 0 0 1 10 0`;
        }),
        0.4,
      ),
    ),
    full(
      area(
        grid(10, 2, (column, row) => `M${column * 16 + 4} ${row * 10 + 70}h8v6h-8Z`),
        0.35,
      ),
    ),
  ],
};

const tints = ['#1e6b5c', '#8f6a17', '#b8452d', '#46525e', '#2b7383', '#74496d'] as const;

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
/** As much of a colour, the rest white. */
const pale = (color: string, share: number): string =>
  `rgb(${channels(color)
    .map((channel) => Math.round(255 - (255 - channel) * share))
    .join(' ')})`;

const numberedId = /^([a-z]+)-(\d+)$/;

/** The number a picture of the product has in its category, from 1. */
export const cloudNumber = (id: string): number => Number(numberedId.exec(id)?.[2] ?? 1);

/** By day and by night the same: whoever takes it keeps it as a picture. */
export function drawingOf({ id, categoryId }: { readonly id: string; readonly categoryId: PictureCategory }): Drawing {
  const index = cloudNumber(id) - 1;
  const ofCategory = drawings[categoryId];
  const { layers, at } = ofCategory[index] ?? full();
  const tint = tints[(Object.keys(drawings).indexOf(categoryId) + index) % tints.length] ?? tints[0];
  return { layers, at, tint, ground: [pale(tint, 0.32), pale(tint, 0.1)] };
}
