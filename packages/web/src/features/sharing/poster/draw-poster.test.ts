import { afterEach, expect, test, vi } from 'vitest';
import { anotherBackground, backgrounds } from './backgrounds.ts';
import { drawPoster, type PosterContent, posterHeightPx, posterQrPx, posterWidthPx } from './draw-poster.ts';
import { readCode } from './read-code.ts';
import { paintedCanvas } from './test-pen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const content: PosterContent = {
  kind: 'Question',
  title: 'Why does line three stop?',
  cover: null,
  by: 'Lin Xiao invites you',
  date: '2026/11/16',
  brand: 'Shuyuan',
  hint: 'Scan to open',
  link: 'https://shuyuan.example/vue/#/share/01jd3q5v7k8m9n0p1q2r3s4t5v/12?shareId=01jd3q5v7k8m9n0p1q2r3s4t5w',
  direction: 'ltr',
  fontFamily: 'sans-serif',
};

test('[SHARE-03] [D-087] there are six backgrounds, each is drawn some time, and another one is another one', () => {
  expect(new Set(backgrounds.map(({ name }) => name)).size).toBe(6);
  const random = [0, 0.2, 0.4, 0.6, 0.7, 0.99].map((value) => anotherBackground(null, () => value));
  expect(new Set(random)).toEqual(new Set(backgrounds));
  for (const present of backgrounds)
    for (const value of [0, 0.5, 0.999]) expect(anotherBackground(present, () => value)).not.toBe(present);
});

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test.for(backgrounds)(
  '[D-087] on $name the words are read, whatever is drawn behind them',
  ({ ground, ink, inkSoft, shapes }) => {
    const behind = [
      ground,
      ...shapes.flatMap(({ fill, stroke }) => [fill, stroke].filter((color) => color !== undefined)),
    ];
    for (const color of behind)
      for (const words of [ink, inkSoft])
        expect(contrast(words, color), `${words} on ${color}`).toBeGreaterThanOrEqual(4.5);
  },
);

test.for(['ltr', 'rtl'] as const)(
  '[SHARE-05] [D-087] the code is 128 px, at least twice as sharp, and a reader finds the link (%s)',
  async (direction) => {
    const painted = paintedCanvas();
    const canvas = document.createElement('canvas');
    const square = drawPoster(canvas, { ...content, direction }, backgrounds[0]);
    const scale = canvas.width / posterWidthPx;
    expect(scale).toBeGreaterThanOrEqual(2);
    expect([square.side / scale, posterQrPx, canvas.height / scale]).toEqual([128, 128, posterHeightPx]);
    expect(await readCode(canvas, square)).toBe(content.link);
    expect(painted.grounds).toEqual([backgrounds[0].ground]);
    // The code stands where reading begins, the words beside it.
    expect(square.x / scale < posterWidthPx / 2 - 64).toBe(direction === 'ltr');
    for (const words of [content.title, content.by, content.date, content.brand])
      expect(painted.written.map(({ text }) => text)).toContain(words);
  },
);

test('[D-087] a title is written in its own direction, the other words in that of the reader', () => {
  const painted = paintedCanvas();
  const title = 'كيف نقلل زمن التبديل';
  drawPoster(document.createElement('canvas'), { ...content, title }, backgrounds[1]);
  const directions = Object.fromEntries(painted.written.map(({ text, direction }) => [text, direction]));
  expect(directions).toMatchObject({ [title]: 'rtl', [content.by]: 'ltr' });
  expect(painted.written.find(({ text }) => text === title)?.x).toBe(posterWidthPx - 16);
});
