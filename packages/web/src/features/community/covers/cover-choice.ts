import { type CoverKind, firstCover, isCoverPreset } from '@shuyuan/contract/community/cover-presets';

/** One of ours, or a picture of one's own. */
export type CoverChoice =
  | { readonly kind: 'preset'; readonly name: string }
  | { readonly kind: 'own'; readonly id: string; readonly path: string };

export const firstChoice = (kind: CoverKind): CoverChoice => ({ kind: 'preset', name: firstCover(kind) });

/** As it is stored. A picture whose file is gone is none any more: the form opens at the first preset then. */
export function choiceOf(kind: CoverKind, path: string, fileId: string | null): CoverChoice {
  if (fileId !== null) return { kind: 'own', id: fileId, path };
  return isCoverPreset(kind, path) ? { kind: 'preset', name: path } : firstChoice(kind);
}

export const isSameChoice = (one: CoverChoice, other: CoverChoice): boolean =>
  one.kind === 'preset'
    ? other.kind === 'preset' && other.name === one.name
    : other.kind === 'own' && other.id === one.id;
