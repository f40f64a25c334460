import type { Ground } from './grounds.ts';

/** One preset picture: pieces of SVG in a square of 120, cut to a circle wherever it is shown. */
export type Drawing = { readonly ground: Ground; readonly pieces: readonly string[] };

export const ink = '#2A2522';
export const milk = '#FBFAF6';
export const pine = '#1E6B5C';
export const cinnabar = '#C8452D';
export const gold = '#D9B25A';

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = ([cx, cy]: readonly [number, number], r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

export const oval = ([cx, cy]: readonly [number, number], [rx, ry]: readonly [number, number], fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** The left half and its mirror image. */
export const twice = (left: string): string => `${left}<g transform="matrix(-1 0 0 1 120 0)">${left}</g>`;

export const block = ([x, y, width, height]: readonly [number, number, number, number], fill: string, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx === 0 ? '' : ` rx="${rx}"`} fill="${fill}"/>`;
