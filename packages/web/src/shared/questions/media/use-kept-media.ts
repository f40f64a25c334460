import type { TakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { useEffect } from 'react';
import { keepFiles } from './keep-files.ts';

/** A hall that starts together reads the rest of its pictures spread over this time. */
const [afterMs, spreadMs] = [2_000, 10_000];

const optionsOf = (question: TakerQuestion) => {
  if ('options' in question) return question.options;
  if (question.kind === 'matching') return [...question.left, ...question.right];
  return question.kind === 'ordering' ? question.items : [];
};

const pathsOf = (question: TakerQuestion): string[] => [
  ...(question.media ?? []).map(({ path }) => path),
  ...optionsOf(question).flatMap(({ picture }) => picture?.path ?? []),
  ...(question.kind === 'stem' ? question.parts.flatMap((part) => pathsOf(part.question)) : []),
];

/** The pictures and sounds of a paper, so that a lost line takes none of them away; the first question is read already. */
export function useKeptMedia(questions: readonly { readonly question: TakerQuestion }[]): void {
  useEffect(() => {
    const [first, ...rest] = questions.map(({ question }) => pathsOf(question));
    const paths = [...rest, first ?? []].flat();
    return paths.length === 0 ? undefined : keepFiles(paths, afterMs + Math.random() * spreadMs);
  }, [questions]);
}
