import { useT } from '../../../../lib/texts.ts';
import type { DraftProblem } from './question-draft.ts';

/** The problem of a question in words. */
export function useProblemText(): (problem: DraftProblem | null) => string | null {
  const t = useT('bank');
  return (problem) => problem && t(`bank.problem.${problem}`);
}
