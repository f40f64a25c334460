import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';

/** A question of the paper, or one part of it, that asks for files. */
export type FileTarget = { readonly ordinal: number; readonly partId: string | null };

/** The name its uploads go by: they are found again when somebody comes back to the question. */
export const fieldNameOf = (attemptId: string, { ordinal, partId }: FileTarget): string =>
  `exam-${attemptId}-${ordinal}-${partId ?? ''}`;

/** The files an answer names for a question, or for one part of it. */
export function fileIdsIn(answer: ExamAnswer | null, partId: string | null): readonly string[] {
  const given = answer?.kind === 'stem' && partId !== null ? answer.parts[partId] : answer;
  return given?.kind === 'file' ? given.fileIds : [];
}

/** The answer with these files; one that says nothing any more is taken back. */
export function withFileIds(
  answer: ExamAnswer | null,
  partId: string | null,
  fileIds: readonly string[],
): ExamAnswer | null {
  const files = fileIds.length > 0 ? { kind: 'file' as const, fileIds } : null;
  if (partId === null) return files;
  const { [partId]: _, ...rest } = answer?.kind === 'stem' ? answer.parts : {};
  const parts = files ? { ...rest, [partId]: files } : rest;
  return Object.keys(parts).length > 0 ? { kind: 'stem', parts } : null;
}
