/** The palette, light and dark. `*Ink` is the same hue where it must be read as text, `*Soft` its tint as a ground. */
export const tokens = {
  paper: ['#F7F6F2', '#14171A'],
  surface: ['#FFFFFF', '#1C2024'],
  sunken: ['#F1EFE8', '#23282D'],
  ink: ['#1F2328', '#E8E6E1'],
  inkSoft: ['#5B6168', '#A4A9AE'],
  line: ['#E6E3DA', '#2C3137'],
  /** Edges of fields: 3 : 1 against the surface, so that a field is seen without its label. */
  edge: ['#949188', '#686F76'],
  pine: ['#1E6B5C', '#4FB39C'],
  pineStrong: ['#17564A', '#6BC4AF'],
  pineInk: ['#1E6B5C', '#4FB39C'],
  pineSoft: ['#E4EFEB', '#1D332F'],
  onPine: ['#FFFFFF', '#0E1512'],
  cinnabar: ['#C8452D', '#E2705A'],
  cinnabarStrong: ['#A93822', '#EB8A77'],
  cinnabarInk: ['#B83C26', '#E2705A'],
  cinnabarSoft: ['#FBEAE5', '#38221E'],
  onCinnabar: ['#FFFFFF', '#0E1512'],
  gold: ['#8F6A17', '#D9B25A'],
  goldStrong: ['#755610', '#E6C679'],
  goldInk: ['#826014', '#D9B25A'],
  goldSoft: ['#F7EFD9', '#352C18'],
  onGold: ['#FFFFFF', '#0E1512'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof tokens;

/** `pineSoft` -> `--pine-soft`, the name style sheets use. */
export const cssName = (token: string): `--${string}` => `--${token.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
