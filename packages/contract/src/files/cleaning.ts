import type { FileKind } from './file-kinds.ts';

/**
 * Whether what programs noted in a file (place, author, device) still has to be removed. `none`: nothing to remove, or
 * its author wants it kept; `old`: published before there was this rule; `failed`: it could not be, and is withheld.
 */
export const cleaningStates = ['none', 'waiting', 'old', 'done', 'failed'] as const;
export type CleaningState = (typeof cleaningStates)[number];

const cleaned: Readonly<Record<FileKind, 'always' | 'unless-kept' | 'never'>> = {
  picture: 'always',
  document: 'unless-kept',
  video: 'unless-kept',
  audio: 'unless-kept',
  // The notes of a book are its title and author, and an archive is passed on as it is.
  book: 'never',
  archive: 'never',
};

/** Whether a file that is going to be published loses its notes first. */
export const isCleaned = (kind: FileKind, isMetadataKept: boolean): boolean =>
  cleaned[kind] === 'always' || (cleaned[kind] === 'unless-kept' && !isMetadataKept);

/** Whether its owner alone reads it for good, and must be told. */
export const isWithheld = (cleaning: CleaningState): boolean => cleaning === 'failed';

/** Whether anybody but its owner may read it as it is. */
export const isReadableByOthers = (cleaning: CleaningState): boolean => cleaning !== 'waiting' && cleaning !== 'failed';
