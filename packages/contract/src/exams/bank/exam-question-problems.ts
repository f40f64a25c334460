import { acceptedFilesOf } from './accepted-files.ts';
import {
  bankLimits,
  criteriaOf,
  type Criterion,
  type ExamOption,
  type ExamQuestion,
  type ExamQuestionOf,
  type SimpleQuestion,
} from './exam-question-kinds.ts';
import { blanksIn, hasWrongFormula } from './formulas-in.ts';
import { mediaOf } from './question-media.ts';
import { textsOfQuestion } from './texts-of-question.ts';

export const examQuestionProblems = [
  'empty-text',
  'too-few-options',
  'same-option',
  'no-right-answer',
  'unknown-option',
  'blank-not-in-text',
  'wrong-tolerance',
  'no-parts',
  'no-file-kind',
  'wrong-criteria',
  'criteria-in-some',
  'wrong-formula',
  'media-without-words',
] as const;
export type ExamQuestionProblem = (typeof examQuestionProblems)[number];

const isBlankText = (text: string): boolean => text.trim() === '';
const hasDuplicates = (values: readonly string[]): boolean => new Set(values).size < values.length;

function optionProblem(options: readonly ExamOption[], least: number): ExamQuestionProblem | null {
  if (options.length < least) return 'too-few-options';
  if (options.some(({ text }) => isBlankText(text))) return 'empty-text';
  return hasDuplicates(options.map(({ id }) => id)) ? 'same-option' : null;
}

const knows = (options: readonly ExamOption[], ids: readonly string[]): boolean =>
  ids.every((id) => options.some((option) => option.id === id));

function choiceProblem(options: readonly ExamOption[], rightIds: readonly string[]): ExamQuestionProblem | null {
  const problem = optionProblem(options, 2);
  if (problem) return problem;
  if (rightIds.length === 0) return 'no-right-answer';
  if (hasDuplicates(rightIds)) return 'same-option';
  return knows(options, rightIds) ? null : 'unknown-option';
}

const acceptedProblem = (accepted: readonly string[]): ExamQuestionProblem | null =>
  accepted.length === 0 || accepted.some(isBlankText) ? 'no-right-answer' : null;

function blanksProblem({ text, blanks }: ExamQuestionOf<'blanks'>): ExamQuestionProblem | null {
  const ids = blanks.map(({ id }) => id);
  const named = blanksIn(text);
  if (ids.length === 0) return 'no-right-answer';
  if (hasDuplicates(ids) || hasDuplicates(named)) return 'same-option';
  if (named.length !== ids.length || named.some((id) => !ids.includes(id))) return 'blank-not-in-text';
  return blanks.map(({ accepted }) => acceptedProblem(accepted)).find((problem) => problem !== null) ?? null;
}

function matchingProblem({ left, right, pairs }: ExamQuestionOf<'matching'>): ExamQuestionProblem | null {
  const problem = optionProblem(left, 2) ?? optionProblem(right, 2);
  if (problem) return problem;
  if (left.some(({ id }) => pairs[id] === undefined)) return 'no-right-answer';
  return knows(left, Object.keys(pairs)) && knows(right, Object.values(pairs)) ? null : 'unknown-option';
}

const isLevelPoints = (points: number): boolean =>
  Number.isInteger(points) && points >= 0 && points <= bankLimits.levelPoints;

/** Two levels of a criterion differ in what they earn, so that choosing one says something. */
const isCriterion = ({ text, levels }: Criterion): boolean =>
  !isBlankText(text) &&
  levels.length >= 2 &&
  levels.every((level) => !isBlankText(level.text) && isLevelPoints(level.points)) &&
  !hasDuplicates(levels.map(({ id }) => id)) &&
  new Set(levels.map(({ points }) => points)).size === levels.length;

function criteriaProblem(question: SimpleQuestion): ExamQuestionProblem | null {
  const criteria = criteriaOf(question);
  return criteria.every(isCriterion) && !hasDuplicates(criteria.map(({ id }) => id)) ? null : 'wrong-criteria';
}

function simpleProblem(question: SimpleQuestion): ExamQuestionProblem | null {
  if (isBlankText(question.text)) return 'empty-text';
  switch (question.kind) {
    case 'single':
      return choiceProblem(question.options, [question.rightId]);
    case 'multiple':
      return choiceProblem(question.options, question.rightIds);
    case 'blanks':
      return blanksProblem(question);
    case 'short': {
      const isRead = criteriaOf(question).length > 0 && question.accepted.length === 0;
      return (isRead ? null : acceptedProblem(question.accepted)) ?? criteriaProblem(question);
    }
    case 'numeric':
      return question.tolerance < 0 ? 'wrong-tolerance' : null;
    case 'matching':
      return matchingProblem(question);
    case 'ordering':
      // Two are never shown in their right order, so that everybody would know it.
      return optionProblem(question.items, 3);
    case 'file':
      return acceptedFilesOf(question).kinds.length === 0 ? 'no-file-kind' : criteriaProblem(question);
    case 'essay':
      return criteriaProblem(question);
    default:
      return null;
  }
}

/** Parts of a stem have one mark together: either criteria say all of what a person reads of it, or points do. */
function areCriteriaMixed({ parts }: ExamQuestionOf<'stem'>): boolean {
  const read = parts.map(({ question }) => question).filter(({ kind }) => kind === 'essay' || kind === 'file');
  const withCriteria = parts.filter(({ question }) => criteriaOf(question).length > 0).length;
  return withCriteria > 0 && read.some((question) => criteriaOf(question).length === 0);
}

function problemOfParts(question: ExamQuestion): ExamQuestionProblem | null {
  if (question.kind !== 'stem') return simpleProblem(question);
  if (isBlankText(question.text)) return 'empty-text';
  if (question.parts.length === 0) return 'no-parts';
  if (hasDuplicates(question.parts.map(({ id }) => id))) return 'same-option';
  const ofPart = question.parts.map((part) => simpleProblem(part.question)).find((problem) => problem !== null);
  return ofPart ?? (areCriteriaMixed(question) ? 'criteria-in-some' : null);
}

/** Why a question cannot be asked so; null where it can. */
export function problemOfQuestion(question: ExamQuestion): ExamQuestionProblem | null {
  const problem = problemOfParts(question);
  if (problem) return problem;
  if (mediaOf(question).some(({ alt }) => isBlankText(alt))) return 'media-without-words';
  return textsOfQuestion(question).some(hasWrongFormula) ? 'wrong-formula' : null;
}
