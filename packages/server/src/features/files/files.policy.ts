import type { FileRow } from './files.store.ts';

/** Claimed by a feature: something shows it, and its owner alone cannot take it away. */
export const isInUse = ({ purpose, subjectId }: Pick<FileRow, 'purpose' | 'subjectId'>): boolean =>
  subjectId !== null || !['draft', 'personal'].includes(purpose);
