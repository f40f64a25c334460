/** What carries a cover that can be one of ours; the client draws them. */
export const coverKinds = ['column', 'circle'] as const;
export type CoverKind = (typeof coverKinds)[number];

const perKind = 6;

/** In the order they are offered. Stored by the server: never rename one. */
export const coverPresets = (kind: CoverKind): readonly string[] =>
  Array.from({ length: perKind }, (_, index) => `preset:${kind}-${index + 1}`);

/** The cover of whatever nobody has chosen one for. */
export const firstCover = (kind: CoverKind): string => `preset:${kind}-1`;

/** Anything else from outside could point anywhere and is never stored as a preset. */
export const isCoverPreset = (kind: CoverKind, name: string): boolean => coverPresets(kind).includes(name);
