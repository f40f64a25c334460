import type { AcceptedFiles } from './answer-file-kinds.ts';
import type { QuestionMedia } from './question-media.ts';

/** D-183: the kinds of question an exam can ask. */
export const examQuestionKinds = [
  'single',
  'multiple',
  'trueFalse',
  'blanks',
  'short',
  'numeric',
  'matching',
  'ordering',
  'essay',
  'file',
  'stem',
] as const;
export type ExamQuestionKind = (typeof examQuestionKinds)[number];

export const bankLimits = {
  /** Of the text of a question, its explanation and a rubric. */
  text: 4_000,
  options: 12,
  option: 500,
  blanks: 20,
  /** Texts that are right for one blank or one short answer. */
  accepted: 20,
  acceptedText: 200,
  pairs: 12,
  parts: 10,
  files: 10,
  /** Of one file of an answer; as much as the uploader takes for it. */
  fileMb: 200,
  criteria: 10,
  criterion: 200,
  levels: 6,
  level: 300,
  levelPoints: 100,
  tags: 10,
  tag: 30,
  categoryName: 60,
  categories: 500,
  /** How deep categories lie in each other. */
  categoryDepth: 4,
} as const;

export const difficulties = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof difficulties)[number];

/**
 * How several right options are counted: all of them or nothing; the share of those chosen, and nothing with a wrong one;
 * right ones less wrong ones, never below nothing.
 */
export const multipleRules = ['all', 'subset', 'balanced'] as const;
export type MultipleRule = (typeof multipleRules)[number];

/** How an order or several gaps are counted: whole or nothing, or the share that is right. */
export const shareRules = ['all', 'share'] as const;
export type ShareRule = (typeof shareRules)[number];

export type ExamOption = { readonly id: string; readonly text: string };
/** An option, one side of a pair, or an item. Its words name it also where the picture is not seen. */
export type ChoiceOption = ExamOption & { readonly picture?: QuestionMedia | undefined };

type AcceptedTexts = { readonly accepted: readonly string[]; readonly isCaseSensitive: boolean };
export type Blank = AcceptedTexts & { readonly id: string };

/** One step of a criterion and what it earns. */
export type CriterionLevel = { readonly id: string; readonly text: string; readonly points: number };

/** One thing a marker looks at; exactly one of its levels is chosen. */
export type Criterion = { readonly id: string; readonly text: string; readonly levels: readonly CriterionLevel[] };

/**
 * The criteria a person marks by; absent: by points alone. Their highest points together are the full mark, whatever the
 * question counts on a paper.
 */
type MarkedByCriteria = { readonly criteria?: readonly Criterion[] | undefined };

type Choice = {
  readonly options: readonly ChoiceOption[];
  /** Taken off for a wrong choice, in ten-thousandths of the full mark. */
  readonly penalty: number;
};

/** The words of a question, and pictures and sounds below them. */
type QuestionWords = { readonly text: string; readonly media?: readonly QuestionMedia[] | undefined };

/** A question that stands alone, or below a stem, with its key. */
export type SimpleQuestion = QuestionWords &
  (
    | ({ readonly kind: 'single'; readonly rightId: string } & Choice)
    | ({ readonly kind: 'multiple'; readonly rightIds: readonly string[]; readonly rule: MultipleRule } & Choice)
    | { readonly kind: 'trueFalse'; readonly isTrue: boolean; readonly penalty: number }
    /** Its text has a `{{id}}` where a blank stands. */
    | { readonly kind: 'blanks'; readonly blanks: readonly Blank[]; readonly rule: ShareRule }
    /** With criteria, a person reads what is not accepted. */
    | ({ readonly kind: 'short' } & AcceptedTexts & MarkedByCriteria)
    | { readonly kind: 'numeric'; readonly value: number; readonly tolerance: number; readonly isPercent: boolean }
    | {
        readonly kind: 'matching';
        readonly left: readonly ChoiceOption[];
        readonly right: readonly ChoiceOption[];
        /** The right side of each left one; a right side may be left over, or belong to several. */
        readonly pairs: Readonly<Record<string, string>>;
        readonly rule: ShareRule;
      }
    /** Its items stand in the right order. */
    | { readonly kind: 'ordering'; readonly items: readonly ChoiceOption[]; readonly rule: ShareRule }
    | ({ readonly kind: 'essay'; readonly rubric: string } & MarkedByCriteria)
    /** Without `accepts` it takes the usual files. */
    | ({
        readonly kind: 'file';
        readonly rubric: string;
        readonly accepts?: AcceptedFiles | undefined;
      } & MarkedByCriteria)
  );

/** The criteria a person marks a question by; none: by points, or by the key alone. */
export const criteriaOf = (question: SimpleQuestion): readonly Criterion[] =>
  'criteria' in question ? (question.criteria ?? []) : [];

/** A question below a stem counts by its weight. */
export type StemPart = { readonly id: string; readonly weight: number; readonly question: SimpleQuestion };

export type ExamQuestion = Explained &
  (SimpleQuestion | (QuestionWords & { readonly kind: 'stem'; readonly parts: readonly StemPart[] }));

/** Pictures and sounds of the explanation; they are shown with the key alone. */
type Explained = { readonly explanationMedia?: readonly QuestionMedia[] | undefined };

/** Questions with few answers to choose from, marked at once. */
export type ChoiceQuestion = ExamQuestionOf<'single' | 'multiple' | 'trueFalse'>;

export type ExamQuestionOf<Kind extends ExamQuestionKind> = Extract<ExamQuestion, { readonly kind: Kind }>;
