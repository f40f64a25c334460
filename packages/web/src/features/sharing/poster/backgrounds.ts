/** One stroke or surface of a drawing, as a path on the 278 × 478 of a poster. */
type Shape = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
};

export type Background = {
  readonly name: string;
  readonly ground: string;
  /** Read on the ground: at least 4.5 : 1. */
  readonly ink: string;
  readonly inkSoft: string;
  readonly shapes: readonly Shape[];
};

/** A poster is paper: the same by day and by night, in the hues of the light theme. */
const onLight = { ink: '#1F2328', inkSoft: '#565C63' } as const;
const onDeep = { ink: '#F7F6F2', inkSoft: '#D3E5DF' } as const;

const hills: Background = {
  name: 'hills',
  ground: '#F7F6F2',
  ...onLight,
  shapes: [
    { d: 'M222 172a30 30 0 1 0 .1 0Z', fill: '#FBEAE5' },
    { d: 'M0 330C50 262 92 292 132 318S226 250 278 292V478H0Z', fill: '#E4EFEB' },
    { d: 'M0 372C60 318 108 356 158 372S236 332 278 350V478H0Z', fill: '#D3E5DF' },
  ],
};

const bamboo: Background = {
  name: 'bamboo',
  ground: '#E9F1EE',
  ...onLight,
  shapes: [
    { d: 'M258 0V478M236 190V478', stroke: '#CBE0D9', width: 9 },
    { d: 'M252 96H264M252 214H264M252 332H264M230 268H242M230 386H242', stroke: '#E9F1EE', width: 3 },
    { d: 'M256 214C232 196 206 196 184 206C206 220 234 224 256 214Z', fill: '#CBE0D9' },
    { d: 'M256 96C236 70 214 64 190 66C206 88 230 100 256 96Z', fill: '#D8E8E2' },
    { d: 'M236 268C214 262 194 270 178 284C200 292 222 286 236 268Z', fill: '#D8E8E2' },
  ],
};

const moon: Background = {
  name: 'moon',
  ground: '#17564A',
  ...onDeep,
  shapes: [
    { d: 'M226 158a44 44 0 1 0 .1 0Z', fill: '#1C6456' },
    { d: 'M0 356C70 328 120 344 170 336S244 306 278 316V478H0Z', fill: '#134A40' },
    { d: 'M0 300C40 292 74 306 108 300M150 292C186 284 214 296 250 288', stroke: '#1C6456', width: 2 },
  ],
};

const waves: Background = {
  name: 'waves',
  ground: '#F1EFE8',
  ...onLight,
  shapes: [
    ...[296, 330, 364, 398, 432, 466].map((y) => ({
      d: `M-20 ${y}q24 -22 48 0t48 0t48 0t48 0t48 0t48 0t48 0`,
      stroke: '#DDD9CC',
      width: 2,
    })),
    { d: 'M30 186a14 14 0 1 0 .1 0Z', fill: '#E9D9AE' },
  ],
};

const lattice: Background = {
  name: 'lattice',
  ground: '#FAF4E4',
  ...onLight,
  shapes: [
    { d: 'M0 262H278M0 300H278M0 338H278M0 376H278M0 414H278M0 452H278', stroke: '#F0E4C4', width: 2 },
    { d: 'M39 262V478M78 262V478M117 262V478M156 262V478M195 262V478M234 262V478', stroke: '#F0E4C4', width: 2 },
    { d: 'M139 300L195 376L139 452L83 376Z', stroke: '#E7D6A8', width: 3 },
  ],
};

const petals: Background = {
  name: 'petals',
  ground: '#FCF1ED',
  ...onLight,
  shapes: [
    { d: 'M278 168C238 180 214 212 196 262C180 300 160 316 128 330', stroke: '#E9D3CA', width: 4 },
    { d: 'M196 262C186 236 162 226 142 232', stroke: '#E9D3CA', width: 3 },
    ...[
      [228, 204],
      [142, 228],
      [186, 292],
      [124, 330],
      [44, 300],
      [252, 330],
    ].map(([x, y]) => ({ d: `M${x} ${y}q-12 -14 0 -22q12 8 0 22q16 -6 20 8q-12 10 -20 -8Z`, fill: '#F4CFC4' })),
  ],
};

/** SHARE-03, D-087 */
export const backgrounds = [hills, bamboo, moon, waves, lattice, petals] as const;

/** One of the six at random, never the one that is already there. */
export function anotherBackground(present: Background | null, random: () => number = Math.random): Background {
  const others = backgrounds.filter((one) => one !== present);
  // `random` is below 1, so the place is one of the list.
  return others[Math.floor(random() * others.length)] as Background;
}
