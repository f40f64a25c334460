/** One size of a film. */
export type Rung = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly kbits: number;
};

/** Short side and rate of each size: for a telephone on the way, a window, a whole screen. */
const steps = [
  { side: 360, kbits: 600 },
  { side: 540, kbits: 1200 },
  { side: 720, kbits: 2200 },
  { side: 1080, kbits: 4200 },
] as const;

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);

/** Never larger than the film, and never none: a film smaller than the smallest step keeps its own size. */
export function rungsFor({ width, height }: { readonly width: number; readonly height: number }): Rung[] {
  const side = Math.min(width, height);
  const fitting = steps.filter((step) => step.side <= side);
  return (fitting.length > 0 ? fitting : [{ side, kbits: steps[0].kbits }]).map((step) => {
    const scale = step.side / side;
    return { name: `${step.side}`, width: even(width * scale), height: even(height * scale), kbits: step.kbits };
  });
}

/** Largest first: players that do not measure begin with the first one they can show. */
export const masterPlaylist = (rungs: readonly Rung[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    ...rungs
      .toReversed()
      .flatMap(({ name, width, height, kbits }) => [
        `#EXT-X-STREAM-INF:BANDWIDTH=${Math.round(kbits * 1.1 + 128) * 1000},RESOLUTION=${width}x${height}`,
        `${name}/index.m3u8`,
      ]),
    '',
  ].join('\n');

/** Every address in a playlist with the token behind it: players send neither our header nor, some of them, a cookie. */
export function withToken(playlist: string, token: string): string {
  const query = `?token=${token}`;
  return playlist
    .split('\n')
    .map((line) =>
      line.startsWith('#')
        ? line.replace(/URI="([^"?]+)"/, (_, address: string) => `URI="${address}${query}"`)
        : line && `${line}${query}`,
    )
    .join('\n');
}
