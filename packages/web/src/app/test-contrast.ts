/** Red, green and blue of 0 to 255, and how much of it covers what is below. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as style sheets write it: `#RRGGBB`, `rgba(…)`, `transparent`. */
export function colorOf(text: string): Color {
  if (text === 'transparent') return [0, 0, 0, 0];
  if (/^#[\da-f]{6}$/i.test(text)) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    return [red, green, blue, 1];
  }
  const [red = Number.NaN, green = 0, blue = 0, alpha = 1] = [...text.matchAll(/[\d.]+/g)].map(Number);
  if (!text.startsWith('rgb') || Number.isNaN(red)) throw new Error(`no colour: ${text}`);
  return [red, green, blue, alpha];
}

/** What is seen where one colour lies over another that lets nothing through. */
export function blend([red, green, blue, alpha]: Color, below: Color): Color {
  const mix = (above: number, ground: number) => above * alpha + ground * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Color): number =>
  0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);

/** WCAG 2: from 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}
