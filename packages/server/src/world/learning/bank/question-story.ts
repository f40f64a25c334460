import type { Difficulty, ExamQuestion, SimpleQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';

export type QuestionStory = {
  readonly difficulty: Difficulty;
  readonly question: ExamQuestion;
  readonly explanation: string;
  /** Shown below its text. */
  readonly picture?: QuestionPicture;
  /** Of its options, or the left sides of its pairs, in their order. */
  readonly optionPictures?: readonly QuestionPicture[];
  readonly explanationPicture?: QuestionPicture;
  /** Played below its text. */
  readonly sound?: QuestionSound;
};

/** Made by ourselves. */
export type QuestionSound = {
  readonly name: string;
  readonly alt: string;
  readonly seconds: number;
  readonly bytes: Buffer;
};

/** Drawn by ourselves. */
export type QuestionPicture = {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
};

export const optionsOf = (texts: readonly string[], prefix = 'o') =>
  texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));

/** The first option is right. */
export const single = (text: string, options: readonly string[], explanation = ''): QuestionStory => ({
  difficulty: 2,
  question: { kind: 'single', text, options: optionsOf(options), rightId: 'o1', penalty: 0 },
  explanation,
});

/** The same, harder. */
export const hard = (text: string, options: readonly string[], explanation = ''): QuestionStory => ({
  ...single(text, options, explanation),
  difficulty: 4,
});

export const judged = (text: string, isTrue: boolean, explanation: string): QuestionStory => ({
  difficulty: 1,
  question: { kind: 'trueFalse', text, isTrue, penalty: 0 },
  explanation,
});

type Several = { readonly right: readonly string[]; readonly wrong: readonly string[] };
export const several = (text: string, { right, wrong }: Several, explanation = ''): QuestionStory => ({
  difficulty: 3,
  question: {
    kind: 'multiple',
    text,
    options: optionsOf([...right, ...wrong]),
    rightIds: right.map((_, index) => `o${index + 1}`),
    rule: 'subset',
    penalty: 0,
  },
  explanation,
});

export const asked = (question: ExamQuestion, difficulty: Difficulty, explanation = ''): QuestionStory => ({
  difficulty,
  question,
  explanation,
});

/** In the right order. */
export const ordered = (text: string, items: readonly string[], explanation = ''): QuestionStory =>
  asked({ kind: 'ordering', text, items: optionsOf(items, 'i'), rule: 'share' }, 3, explanation);

export function matched(text: string, pairs: Readonly<Record<string, string>>, explanation = ''): QuestionStory {
  const left = optionsOf(Object.keys(pairs), 'l');
  const right = optionsOf(Object.values(pairs), 'r');
  const belong = Object.fromEntries(left.map(({ id }, index) => [id, `r${index + 1}`]));
  return asked({ kind: 'matching', text, left, right, pairs: belong, rule: 'share' }, 3, explanation);
}

type NumberKey = { readonly value: number; readonly tolerance?: number };
export const counted = (text: string, { value, tolerance = 0 }: NumberKey, explanation: string): QuestionStory =>
  asked({ kind: 'numeric', text, value, tolerance, isPercent: false }, 3, explanation);

/** `【甲|乙】` is a gap for which both are right. */
export function filled(text: string, explanation = ''): QuestionStory {
  const gap = /【([^】]+)】/g;
  const blanks = [...text.matchAll(gap)].map(([, accepted = ''], index) => ({
    id: `b${index + 1}`,
    accepted: accepted.split('|'),
    isCaseSensitive: false,
  }));
  let count = 0;
  const words = text.replaceAll(gap, () => `{{b${(count += 1)}}}`);
  return asked({ kind: 'blanks', text: words, blanks, rule: 'share' }, 2, explanation);
}

export const named = (text: string, accepted: readonly string[], explanation = ''): QuestionStory =>
  asked({ kind: 'short', text, accepted, isCaseSensitive: false }, 2, explanation);

export const stem = (text: string, parts: readonly SimpleQuestion[], explanation = ''): QuestionStory =>
  asked(
    { kind: 'stem', text, parts: parts.map((question, index) => ({ id: `q${index + 1}`, weight: 1, question })) },
    4,
    explanation,
  );
