import {
  criteriaOf,
  type ExamQuestion,
  type ExamQuestionOf,
  type ShareRule,
  type SimpleQuestion,
} from '../bank/exam-question-kinds.ts';
import type { ExamAnswer, SimpleAnswer } from './exam-answer.ts';
import { fullMark } from './full-mark.ts';
import { numberIn } from './number-in.ts';

/** A share of the full mark, negative where a wrong choice is punished; null: somebody has to read it. */
export type Mark = number | null;

const shareOf = (right: number, all: number): number => (all === 0 ? 0 : Math.round((fullMark * right) / all));
const byRule = (rule: ShareRule, right: number, all: number): number =>
  rule === 'all' ? (right === all ? fullMark : 0) : shareOf(right, all);

/** Width, case and spaces of what is typed do not matter. */
function plain(text: string, isCaseSensitive: boolean): string {
  const folded = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  return isCaseSensitive ? folded : folded.toLowerCase();
}

type Accepted = { readonly accepted: readonly string[]; readonly isCaseSensitive: boolean };
const isAccepted = (text: string, { accepted, isCaseSensitive }: Accepted): boolean =>
  accepted.some((one) => plain(one, isCaseSensitive) === plain(text, isCaseSensitive));

function markMultiple({ rightIds, rule, penalty }: ExamQuestionOf<'multiple'>, given: readonly string[]): number {
  const chosen = new Set(given);
  if (chosen.size === 0) return 0;
  const right = rightIds.filter((id) => chosen.has(id)).length;
  const wrong = chosen.size - right;
  if (rule === 'balanced') return Math.max(0, shareOf(right - wrong, rightIds.length));
  if (wrong > 0) return 0 - penalty;
  return byRule(rule === 'subset' ? 'share' : 'all', right, rightIds.length);
}

function markNumeric({ value, tolerance, isPercent }: ExamQuestionOf<'numeric'>, text: string): number {
  const given = numberIn(text);
  if (given === null) return 0;
  const allowed = isPercent ? (Math.abs(value) * tolerance) / 100 : tolerance;
  // Decimal fractions are not exact: 0.3 − 0.2 is allowed where a tenth is.
  const slack = Number.EPSILON * 4 * Math.max(Math.abs(value), Math.abs(given), 1);
  return Math.abs(given - value) <= allowed + slack ? fullMark : 0;
}

function markOrder({ items, rule }: ExamQuestionOf<'ordering'>, given: readonly string[]): number {
  return byRule(rule, items.filter(({ id }, index) => given[index] === id).length, items.length);
}

/** The share of a question that stands alone or below a stem. */
export function markSimple(question: SimpleQuestion, answer: SimpleAnswer | undefined): Mark {
  if (question.kind === 'essay') return answer?.kind === 'essay' ? null : 0;
  if (question.kind === 'file') return answer?.kind === 'file' && answer.fileIds.length > 0 ? null : 0;
  if (!answer) return 0;
  if (question.kind === 'single' && answer.kind === 'single')
    return answer.optionId === question.rightId ? fullMark : 0 - question.penalty;
  if (question.kind === 'multiple' && answer.kind === 'multiple') return markMultiple(question, answer.optionIds);
  if (question.kind === 'trueFalse' && answer.kind === 'trueFalse')
    return answer.isTrue === question.isTrue ? fullMark : 0 - question.penalty;
  if (question.kind === 'blanks' && answer.kind === 'blanks') {
    const right = question.blanks.filter((blank) => isAccepted(answer.texts[blank.id] ?? '', blank)).length;
    return byRule(question.rule, right, question.blanks.length);
  }
  if (question.kind === 'short' && answer.kind === 'short') {
    if (isAccepted(answer.text, question)) return fullMark;
    return criteriaOf(question).length > 0 ? null : 0;
  }
  if (question.kind === 'numeric' && answer.kind === 'numeric') return markNumeric(question, answer.text);
  if (question.kind === 'matching' && answer.kind === 'matching') {
    const right = question.left.filter(({ id }) => answer.pairs[id] === question.pairs[id]).length;
    return byRule(question.rule, right, question.left.length);
  }
  if (question.kind === 'ordering' && answer.kind === 'ordering') return markOrder(question, answer.itemIds);
  return 0;
}

function markStem({ parts }: ExamQuestionOf<'stem'>, answer: ExamAnswer | undefined): Mark {
  const given = answer?.kind === 'stem' ? answer.parts : {};
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { id, weight, question } of parts) {
    const mark = markSimple(question, given[id]);
    if (mark === null) return null;
    sum += mark * weight;
  }
  return weights === 0 ? 0 : Math.round(sum / weights);
}

/** The share of the full mark an answer has earned by the key of its question. No answer earns and costs nothing. */
export function markAnswer(question: ExamQuestion, answer: ExamAnswer | undefined): Mark {
  if (question.kind === 'stem') return markStem(question, answer);
  return markSimple(question, answer?.kind === 'stem' ? undefined : answer);
}
