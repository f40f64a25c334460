export const grounds = ['auto', 'light', 'dark', 'sepia'] as const;
export type Ground = (typeof grounds)[number];
export type Look = { readonly fontPercent: number; readonly ground: Ground };

type Colours = { readonly ground: string; readonly ink: string; readonly link: string };

/** Light and dark are the surface of the theme with its ink; sepia is for long evenings. */
export const colours: Readonly<Record<Exclude<Ground, 'auto'>, Colours>> = {
  light: { ground: '#FFFFFF', ink: '#1F2328', link: '#1E6B5C' },
  dark: { ground: '#1C2024', ink: '#E8E6E1', link: '#4FB39C' },
  sepia: { ground: '#F4ECD8', ink: '#43382A', link: '#7A4A12' },
};

export const plainLook: Look = { fontPercent: 100, ground: 'auto' };

const fontSteps = [70, 80, 90, 100, 110, 125, 150, 175, 200];

export function nextFont(percent: number, direction: 1 | -1): number {
  const found = direction > 0 ? fontSteps.find((step) => step > percent) : fontSteps.findLast((step) => step < percent);
  return found ?? percent;
}

/** What was remembered, as far as it still makes sense. */
export function readLook(text: string | null): Look {
  const [percent, ground] = (text ?? '').split(' ');
  const size = Number(percent);
  return {
    fontPercent: fontSteps.includes(size) ? size : plainLook.fontPercent,
    ground: grounds.find((known) => known === ground) ?? plainLook.ground,
  };
}

export const writeLook = ({ fontPercent, ground }: Look): string => `${fontPercent} ${ground}`;

/** The style sheet laid over the book's own: its layout stays, its colours yield where they could not be read. */
export function styleOf({ fontPercent, ground }: Look, scheme: 'light' | 'dark'): string {
  const { ground: paper, ink, link } = colours[ground === 'auto' ? scheme : ground];
  const isOwn = paper === colours.light.ground;
  return `
    html { --theme-bg-color: ${paper}; color-scheme: ${paper === colours.dark.ground ? 'dark' : 'light'};
      background: ${paper} !important; color: ${ink}; font-size: ${fontPercent}% !important; }
    body { background: none !important; color: ${ink} !important; line-height: 1.7; }
    ${isOwn ? '' : 'body * { background-color: transparent !important; color: inherit !important; }'}
    a:any-link { color: ${link} !important; }
    img, svg, video { max-width: 100%; }
    pre { white-space: pre-wrap !important; }
  `;
}
