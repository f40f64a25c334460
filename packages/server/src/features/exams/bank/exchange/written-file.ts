import type { ExchangedQuestion, LeftOutReason } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';

type LeftOut<Q extends ExchangedQuestion> = { readonly question: Q; readonly reason: LeftOutReason };

/** A file of questions, and those it has no form for. */
export type WrittenFile<Q extends ExchangedQuestion> = {
  readonly text: string;
  readonly leftOut: readonly LeftOut<Q>[];
};

/** The blocks of questions one after the other, each below the category it lies in; a reason instead of a block leaves one out. */
export function blocksOf<Q extends ExchangedQuestion>(
  questions: readonly Q[],
  write: { readonly category: (path: string) => string; readonly block: (question: Q, number: number) => Block },
) {
  const parts: string[] = [];
  const leftOut: LeftOut<Q>[] = [];
  let [path, number] = ['', 0];
  for (const question of questions) {
    const block = write.block(question, number + 1);
    if ('reason' in block) {
      leftOut.push({ question, reason: block.reason });
      continue;
    }
    number += 1;
    const next = question.category.map((name) => name.replaceAll('/', '//')).join('/');
    if (next !== path) parts.push(write.category(next));
    path = next;
    parts.push(block.text);
  }
  return { parts, leftOut };
}

export type Block = { readonly text: string } | { readonly reason: LeftOutReason };
