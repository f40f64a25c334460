import type { createBankQuestion, readBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import {
  bankLimits,
  type Difficulty,
  type ExamQuestion,
  type ExamQuestionKind,
} from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { type ExamQuestionProblem, problemOfQuestion } from '@shuyuan/contract/exams/bank/exam-question-problems';
import { hasWrongFormula } from '@shuyuan/contract/exams/bank/formulas-in';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { examQuestion } from '@shuyuan/contract/exams/bank/question-fields.wire';
import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { nextKey, trimmed } from './draft-rows.ts';
import { described } from './media/described.ts';
import { emptySimple, mediaOfDraft, type SimpleDraft, simpleDraftOf, simpleOf } from './simple-draft.ts';

type PartDraft = { readonly id: string; readonly weight: string; readonly body: SimpleDraft };

/** The form of a question as it stands on the screen. */
export type QuestionDraft = {
  readonly categoryId: string;
  readonly difficulty: Difficulty;
  /** Separated by commas. */
  readonly tags: string;
  readonly explanation: string;
  readonly explanationMedia: readonly QuestionMedia[];
  readonly kind: ExamQuestionKind;
  /** Its words and key; of a stem the words alone count. */
  readonly body: SimpleDraft;
  readonly parts: readonly PartDraft[];
};

export type BankQuestion = OutputOf<typeof readBankQuestion>;

const newPart = (taken: readonly PartDraft[]): PartDraft => ({
  id: nextKey(
    'q',
    taken.map(({ id }) => id),
  ),
  weight: '1',
  body: emptySimple('single'),
});

export const withPart = (parts: readonly PartDraft[]): PartDraft[] => [...parts, newPart(parts)];

export const freshDraft = (categoryId: string): QuestionDraft => ({
  categoryId,
  difficulty: 3,
  tags: '',
  explanation: '',
  explanationMedia: [],
  kind: 'single',
  body: emptySimple('single'),
  parts: withPart([]),
});

export function draftOf({ categoryId, difficulty, tags, explanation, question }: BankQuestion): QuestionDraft {
  const { kind, explanationMedia = [] } = question;
  const common = { categoryId, difficulty, tags: tags.join(', '), explanation, explanationMedia, kind };
  if (question.kind !== 'stem') return { ...common, body: simpleDraftOf(question), parts: withPart([]) };
  const parts = question.parts.map(({ id, weight, question: part }) => ({
    id,
    weight: String(weight),
    body: simpleDraftOf(part),
  }));
  return { ...common, body: { ...emptySimple('single'), text: question.text, media: question.media ?? [] }, parts };
}

export function questionOf(draft: QuestionDraft): ExamQuestion {
  const explanationMedia = draft.explanationMedia.map(described);
  return { ...askedOf(draft), ...(explanationMedia.length > 0 && { explanationMedia }) };
}

const askedOf = ({ kind, body, parts }: QuestionDraft): ExamQuestion =>
  kind === 'stem'
    ? {
        kind,
        text: body.text.trim(),
        ...mediaOfDraft(body),
        parts: parts.map((part) => ({ id: part.id, weight: Number(part.weight), question: simpleOf(part.body) })),
      }
    : simpleOf({ ...body, kind });

const tagsOf = (text: string): string[] => [...new Set(trimmed(text.split(/[,，、،;；]/)))];

export const maxTags = bankLimits.tags;

/** No more tags, and none longer, than the bank takes. */
export function areTagsRight(text: string): boolean {
  const tags = tagsOf(text);
  return tags.length <= maxTags && tags.every((tag) => tag.length <= bankLimits.tag);
}

export const inputOf = (draft: QuestionDraft): InputOf<typeof createBankQuestion> => ({
  categoryId: draft.categoryId,
  difficulty: draft.difficulty,
  tags: tagsOf(draft.tags),
  question: questionOf(draft),
  explanation: draft.explanation.trim(),
});

export const draftProblems = ['wrong-number', 'wrong-penalty', 'wrong-weight', 'wrong-fields'] as const;
export type DraftProblem = ExamQuestionProblem | (typeof draftProblems)[number];

function numberProblem(question: ExamQuestion): DraftProblem | null {
  if (question.kind === 'numeric' && Number.isNaN(question.value)) return 'wrong-number';
  if (question.kind === 'numeric' && !(question.tolerance >= 0)) return 'wrong-tolerance';
  if ('penalty' in question && !(question.penalty >= 0 && question.penalty <= 10_000)) return 'wrong-penalty';
  return null;
}

/** Why a question cannot be asked so, by its rules, and then by the lengths the server takes. */
function problemIn(question: ExamQuestion): DraftProblem | null {
  const problem = numberProblem(question) ?? problemOfQuestion(question);
  return problem ?? (examQuestion.safeParse(question).success ? null : 'wrong-fields');
}

type SimpleProblems = { readonly text: DraftProblem | null; readonly key: DraftProblem | null };

const textProblem = (text: string): DraftProblem | null => {
  if (text.trim() === '') return 'empty-text';
  if (hasWrongFormula(text)) return 'wrong-formula';
  return text.trim().length > bankLimits.text ? 'wrong-fields' : null;
};

/** Problems of the words of a question, and of its key; a text that is missing is said first. */
function simpleProblems(draft: SimpleDraft): SimpleProblems {
  const text = textProblem(draft.text);
  return { text, key: text ? null : problemIn(simpleOf(draft)) };
}

const isWeight = (weight: string): boolean => /^[1-9]\d?$|^100$/.test(weight.trim());

export function partProblems({ weight, body }: PartDraft): SimpleProblems & { readonly weight: DraftProblem | null } {
  return { ...simpleProblems(body), weight: isWeight(weight) ? null : 'wrong-weight' };
}

const hasProblem = (part: PartDraft): boolean => Object.values(partProblems(part)).some((problem) => problem !== null);

const areDescribed = (media: readonly QuestionMedia[]): boolean => media.every(({ alt }) => alt.trim() !== '');

/** Of a stem the parts say themselves what is wrong with them. */
export function bodyProblems({ kind, body, parts, explanationMedia }: QuestionDraft): SimpleProblems {
  if (!areDescribed(explanationMedia)) return { text: textProblem(body.text), key: 'media-without-words' };
  if (kind !== 'stem') return simpleProblems({ ...body, kind });
  const key = parts.length === 0 ? 'no-parts' : parts.some(hasProblem) ? 'wrong-fields' : null;
  return { text: textProblem(body.text), key: key ?? (areDescribed(body.media) ? null : 'media-without-words') };
}

/** The question a taker would be asked; null while it cannot be asked. */
export function askableOf(draft: QuestionDraft): ExamQuestion | null {
  const { text, key } = bodyProblems(draft);
  return text === null && key === null ? questionOf(draft) : null;
}

export type { PartDraft };
