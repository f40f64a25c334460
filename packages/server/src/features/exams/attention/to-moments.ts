import type { AttentionKind } from '@shuyuan/contract/exams/attention/attention-kinds';

type EntryRow = { readonly kind: AttentionKind; readonly amount: number; readonly notedAt: Date };

/** Noted moments as they are read by managers of the exam and by whoever they are about. */
export const toMoments = (entries: readonly EntryRow[]) =>
  entries.map(({ kind, amount, notedAt }) => ({ kind, amount, time: notedAt.getTime() }));
