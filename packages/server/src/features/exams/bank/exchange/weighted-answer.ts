import type { MultipleRule } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { optionsOf, QuestionProblem } from './parsed-file.ts';

/** An answer of Moodle and what it is worth, in per cent. */
export type WeightedAnswer = { readonly text: string; readonly percent: number };

/** One right answer; wrong ones cost nothing, or all the same. */
export function singleOf(text: string, answers: readonly WeightedAnswer[]) {
  const right = answers.findIndex(({ percent }) => percent >= 100);
  const wrong = answers.filter((_, index) => index !== right).map(({ percent }) => percent);
  if (right < 0) throw new QuestionProblem('no-right-answer', text);
  const [penalty = 0] = wrong;
  if (wrong.some((percent) => percent !== penalty || percent > 0 || percent < -100))
    throw new QuestionProblem('not-supported', text);
  const options = optionsOf(
    'o',
    answers.map((answer) => answer.text),
  );
  return {
    kind: 'single' as const,
    text,
    options,
    rightId: options[right]?.id ?? '',
    penalty: Math.round((-penalty * fullMark) / 100),
  };
}

/** Moodle adds weights up; a wrong answer that takes everything is our `subset`, any other our `balanced`. */
export function multipleOf(text: string, answers: readonly WeightedAnswer[], rule?: MultipleRule) {
  const options = optionsOf(
    'o',
    answers.map((answer) => answer.text),
  );
  const rightIds = options.filter((_, index) => (answers[index]?.percent ?? 0) > 0).map(({ id }) => id);
  const takesAll = answers.some(({ percent }) => percent <= -100);
  return {
    kind: 'multiple' as const,
    text,
    options,
    rightIds,
    rule: rule ?? (takesAll ? 'subset' : 'balanced'),
    penalty: 0,
  };
}

type Choice = { readonly options: readonly { readonly id: string; readonly text: string }[]; readonly penalty: number };

/** The same the other way: what each option is worth. */
export const singleWeights = ({ options, penalty, rightId }: Choice & { readonly rightId: string }): WeightedAnswer[] =>
  options.map(({ id, text }) => ({ text, percent: id === rightId ? 100 : -(penalty * 100) / fullMark || 0 }));

export function multipleWeights({
  options,
  rightIds,
  rule,
}: Choice & { readonly rightIds: readonly string[]; readonly rule: MultipleRule }): WeightedAnswer[] {
  const share = Math.round(1e7 / rightIds.length) / 1e5;
  const wrong = rule === 'balanced' ? -share : -100;
  return options.map(({ id, text }) => ({ text, percent: rightIds.includes(id) ? share : wrong }));
}
