import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';

/** One line of a list that is being written: an option, an item, a right side. */
export type DraftRow = { readonly id: string; readonly text: string };

/** The same with a picture beside its words. */
export type PicturedRow = DraftRow & { readonly picture?: QuestionMedia | undefined };

/** A key no other of the question has. */
export function nextKey(letter: string, taken: readonly string[]): string {
  let at = new Set(taken).size + 1;
  while (taken.includes(`${letter}${at}`)) at += 1;
  return `${letter}${at}`;
}

/** The texts that say something. */
export const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter(Boolean);

/** The rows with one of them moved by a step. */
export function moved<R>(rows: readonly R[], index: number, step: number): R[] {
  const left = [...rows];
  left.splice(index + step, 0, ...left.splice(index, 1));
  return left;
}
