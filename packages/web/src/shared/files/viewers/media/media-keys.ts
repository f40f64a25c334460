export type MediaAction =
  | { readonly do: 'toggle' | 'mute' | 'fullScreen' | 'subtitles' }
  | { readonly do: 'seek'; readonly by: number }
  | { readonly do: 'jump'; readonly to: number }
  | { readonly do: 'volume'; readonly by: number }
  | { readonly do: 'speed'; readonly direction: 1 | -1 };

const stepSeconds = 5;
export const leapSeconds = 10;
const volumeStep = 0.1;

/** The keys people know from other players. Time runs from left to right in every language. */
const actions: Readonly<Record<string, MediaAction>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  ArrowLeft: { do: 'seek', by: -stepSeconds },
  ArrowRight: { do: 'seek', by: stepSeconds },
  j: { do: 'seek', by: -leapSeconds },
  l: { do: 'seek', by: leapSeconds },
  ArrowUp: { do: 'volume', by: volumeStep },
  ArrowDown: { do: 'volume', by: -volumeStep },
  Home: { do: 'jump', to: 0 },
  End: { do: 'jump', to: 1 },
  m: { do: 'mute' },
  f: { do: 'fullScreen' },
  c: { do: 'subtitles' },
  '<': { do: 'speed', direction: -1 },
  '>': { do: 'speed', direction: 1 },
};

type Press = {
  readonly key: string;
  readonly hasModifier: boolean;
  /** What has the focus: a button does its own thing on space, a menu and a slider have keys of their own. */
  readonly focus: 'player' | 'button' | 'volume' | 'menu';
};

const ownKeys: Readonly<Record<Press['focus'], (key: string) => boolean>> = {
  player: () => false,
  button: (key) => key === ' ',
  volume: (key) => key.startsWith('Arrow') || key === 'Home' || key === 'End',
  menu: () => true,
};

export function actionOfKey({ key, hasModifier, focus }: Press): MediaAction | null {
  if (hasModifier || ownKeys[focus](key)) return null;
  const digit = /^\d$/.test(key) ? Number(key) / 10 : null;
  if (digit !== null) return { do: 'jump', to: digit };
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
