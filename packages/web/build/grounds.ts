/** What the portraits and the preset pictures stand before: quiet on paper and on a dark page alike. */
export const grounds = {
  mint: '#D5E7E0',
  straw: '#F3E6C4',
  peach: '#F6D9CE',
  mist: '#D9E1E8',
  stone: '#E6E2D6',
  lilac: '#E2DCE8',
  /** For what is white itself. */
  sage: '#9CC0B4',
  sky: '#A9C3D6',
} as const;

export type Ground = keyof typeof grounds;
