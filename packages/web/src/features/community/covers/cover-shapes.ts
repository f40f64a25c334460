import type { CoverKind } from '@shuyuan/contract/community/cover-presets';

/** What is drawn on each preset, as a path in a box of 160 by 90: pages and ways for columns, rings for circles. */
const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const shapes: Record<CoverKind, readonly string[]> = {
  column: [
    'M80 68C64 58 44 58 28 63V31c16-5 36-5 52 6 16-11 36-11 52-6v32c-16-5-36-5-52 5ZM80 37v31',
    'M0 78l38-34 22 18 34-36 66 52M94 26v-8M100 18h-6',
    'M40 24h80v46H40zM52 38h56M52 48h40M52 58h48',
    'M22 74h28V60h28V46h28V32h32M124 24l14 8-14 8',
    'M0 52q20-16 40 0t40 0 40 0 40 0M0 66q20-16 40 0t40 0 40 0 40 0',
    `${ring(80, 40, 18)}M26 72h108M80 12v6M52 22l4 5M108 22l-4 5`,
  ],
  circle: [
    ring(66, 38, 20) + ring(94, 38, 20) + ring(80, 58, 20),
    ring(80, 45, 10) + ring(80, 45, 21) + ring(80, 45, 32),
    ring(44, 45, 15) + ring(68, 45, 15) + ring(92, 45, 15) + ring(116, 45, 15),
    `${ring(80, 45, 12) + ring(44, 28, 7) + ring(116, 28, 7) + ring(44, 62, 7) + ring(116, 62, 7)}M50 32l19 8M110 32l-19 8M50 58l19-8M110 58l-19-8`,
    ring(64, 45, 28) + ring(104, 45, 16),
    ring(50, 30, 8) + ring(80, 30, 8) + ring(110, 30, 8) + ring(65, 60, 8) + ring(95, 60, 8),
  ],
};

/** The number of a preset, from 0; the first for whatever is none of ours. */
export const presetIndex = (name: string): number => Math.max(0, Number(/-(\d)$/.exec(name)?.[1] ?? 1) - 1);

export const shapeOf = (kind: CoverKind, index: number): string => shapes[kind][index] ?? shapes[kind][0] ?? '';
