import { acceptedFilesOf, usualFiles } from '@shuyuan/contract/exams/bank/accepted-files';
import type { AcceptedFiles, AnswerFileKind } from '@shuyuan/contract/exams/bank/answer-file-kinds';
import {
  type ChoiceOption,
  criteriaOf,
  type ExamQuestionKind,
  type MultipleRule,
  type ShareRule,
  type SimpleQuestion,
} from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { blanksIn } from '@shuyuan/contract/exams/bank/formulas-in';
import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { numberIn } from '@shuyuan/contract/exams/marking/number-in';
import { type CriterionDraft, criteriaDraftOf, criteriaIn } from './criterion-draft.ts';
import { nextKey, type PicturedRow, trimmed } from './draft-rows.ts';
import { described, optionOf } from './media/described.ts';
import { matchingOf, type PairDraft } from './matching-of.ts';

type SimpleKind = Exclude<ExamQuestionKind, 'stem'>;
type BlankDraft = { readonly id: string; readonly accepted: string; readonly isCaseSensitive: boolean };

/** A question as its form shows it. What one kind needs stays while another is tried out. */
export type SimpleDraft = {
  readonly kind: SimpleKind;
  readonly text: string;
  readonly media: readonly QuestionMedia[];
  readonly options: readonly (PicturedRow & { readonly isRight: boolean })[];
  readonly multipleRule: MultipleRule;
  /** Per cent of the full mark. */
  readonly penalty: string;
  readonly isTrue: boolean;
  /** Those of gaps that left the text stay here, in case they come back. */
  readonly blanks: readonly BlankDraft[];
  readonly shareRule: ShareRule;
  /** One right text per line. */
  readonly accepted: string;
  readonly isCaseSensitive: boolean;
  readonly value: string;
  readonly tolerance: string;
  readonly isPercent: boolean;
  readonly pairs: readonly PairDraft[];
  /** Right sides that belong to nothing. */
  readonly extras: readonly PicturedRow[];
  readonly items: readonly PicturedRow[];
  readonly rubric: string;
  readonly fileKinds: readonly AnswerFileKind[];
  readonly fileMb: string;
  readonly fileCount: string;
  readonly criteria: readonly CriterionDraft[];
};

export const emptySimple = (kind: SimpleKind): SimpleDraft => ({
  kind,
  text: '',
  media: [],
  options: ['o1', 'o2', 'o3', 'o4'].map((id) => ({ id, text: '', isRight: false })),
  multipleRule: 'all',
  penalty: '0',
  isTrue: true,
  blanks: [],
  shareRule: 'share',
  accepted: '',
  isCaseSensitive: false,
  value: '',
  tolerance: '0',
  isPercent: false,
  pairs: ['l1', 'l2', 'l3'].map((id) => ({ id, left: '', right: '' })),
  extras: [],
  items: ['i1', 'i2', 'i3'].map((id) => ({ id, text: '' })),
  rubric: '',
  criteria: [],
  ...filesDraft(usualFiles),
});

const filesDraft = ({ kinds, maxMb, maxFiles }: AcceptedFiles) => ({
  fileKinds: kinds,
  fileMb: String(maxMb),
  fileCount: String(maxFiles),
});

const percentOf = (penalty: number): string => String(penalty / (fullMark / 100));
const linesOf = (text: string): string[] => trimmed(text.split('\n'));

function keyDraft(question: SimpleQuestion): Partial<SimpleDraft> {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const right = question.kind === 'single' ? [question.rightId] : question.rightIds;
      return {
        options: question.options.map((option) => ({ ...option, isRight: right.includes(option.id) })),
        penalty: percentOf(question.penalty),
        ...(question.kind === 'multiple' && { multipleRule: question.rule }),
      };
    }
    case 'trueFalse':
      return { isTrue: question.isTrue, penalty: percentOf(question.penalty) };
    case 'blanks':
      return {
        blanks: question.blanks.map((blank) => ({ ...blank, accepted: blank.accepted.join('\n') })),
        shareRule: question.rule,
      };
    case 'short':
      return { accepted: question.accepted.join('\n'), isCaseSensitive: question.isCaseSensitive };
    case 'numeric':
      return { value: String(question.value), tolerance: String(question.tolerance), isPercent: question.isPercent };
    case 'matching': {
      const { left, right, pairs, rule } = question;
      const used = new Set(Object.values(pairs));
      return {
        pairs: left.map(({ id, text, picture: leftPicture }) => {
          const { text: other = '', picture: rightPicture } = right.find((one) => one.id === pairs[id]) ?? {};
          return { id, left: text, right: other, leftPicture, rightPicture };
        }),
        extras: right.filter(({ id }) => !used.has(id)),
        shareRule: rule,
      };
    }
    case 'ordering':
      return { items: question.items, shareRule: question.rule };
    case 'file':
      return { rubric: question.rubric, ...filesDraft(acceptedFilesOf(question)) };
    default:
      return { rubric: question.rubric };
  }
}

export const simpleDraftOf = (question: SimpleQuestion): SimpleDraft => ({
  ...emptySimple(question.kind),
  text: question.text,
  media: question.media ?? [],
  criteria: criteriaDraftOf(criteriaOf(question)),
  ...keyDraft(question),
});

/** The gaps of the text with what is right for them, in its order. */
export const blanksOf = ({ text, blanks }: SimpleDraft): BlankDraft[] =>
  [...new Set(blanksIn(text))].map(
    (id) => blanks.find((blank) => blank.id === id) ?? { id, accepted: '', isCaseSensitive: false },
  );

const withoutEmpty = (rows: readonly PicturedRow[]): ChoiceOption[] =>
  rows.filter(({ text }) => text.trim() !== '').map(optionOf);
const numberOf = (text: string): number => numberIn(text) ?? Number.NaN;

/** The question a draft stands for. Rows left empty are no options; a number that is none is not a number. */
export const simpleOf = (draft: SimpleDraft): SimpleQuestion => ({ ...askedOf(draft), ...mediaOfDraft(draft) });

/** Its pictures and sounds; a question without any says nothing of them. */
export const mediaOfDraft = ({ media }: Pick<SimpleDraft, 'media'>) =>
  media.length === 0 ? {} : { media: media.map(described) };

function askedOf(draft: SimpleDraft): SimpleQuestion {
  const { kind, shareRule: rule, isCaseSensitive } = draft;
  const text = draft.text.trim();
  const penalty = Math.round((numberOf(draft.penalty) * fullMark) / 100);
  const options = withoutEmpty(draft.options);
  const right = draft.options.filter((option) => option.isRight && option.text.trim() !== '').map(({ id }) => id);
  switch (kind) {
    case 'single':
      return { kind, text, options, rightId: right[0] ?? '', penalty };
    case 'multiple':
      return { kind, text, options, rightIds: right, rule: draft.multipleRule, penalty };
    case 'trueFalse':
      return { kind, text, isTrue: draft.isTrue, penalty };
    case 'blanks': {
      const blanks = blanksOf(draft).map((blank) => ({ ...blank, accepted: linesOf(blank.accepted) }));
      return { kind, text, blanks, rule };
    }
    case 'short':
      return { kind, text, accepted: linesOf(draft.accepted), isCaseSensitive, ...criteriaIn(draft.criteria) };
    case 'numeric': {
      const { isPercent } = draft;
      return { kind, text, value: numberOf(draft.value), tolerance: numberOf(draft.tolerance), isPercent };
    }
    case 'matching':
      return { kind, text, ...matchingOf(draft), rule };
    case 'ordering':
      return { kind, text, items: withoutEmpty(draft.items), rule };
    case 'file': {
      const accepts = {
        kinds: draft.fileKinds,
        maxMb: numberOf(draft.fileMb),
        maxFiles: numberOf(draft.fileCount),
      };
      return { kind, text, rubric: draft.rubric.trim(), accepts, ...criteriaIn(draft.criteria) };
    }
    default:
      return { kind, text, rubric: draft.rubric.trim(), ...criteriaIn(draft.criteria) };
  }
}

/** The draft with another gap at a place of its text. */
export function withBlank(draft: SimpleDraft, at: number): Partial<SimpleDraft> {
  const id = nextKey('b', [...blanksIn(draft.text), ...draft.blanks.map((blank) => blank.id)]);
  const text = `${draft.text.slice(0, at)}{{${id}}}${draft.text.slice(at)}`;
  return { text, blanks: [...draft.blanks, { id, accepted: '', isCaseSensitive: false }] };
}

export type { SimpleKind };
