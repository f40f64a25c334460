import { dayMs, minuteMs } from '../kernel/time-units.ts';

/** What is published in the community: somebody's question, or an article, a film or documents of a share account. */
export const QuestionKind = { ask: 0, article: 1, video: 2, file: 3 } as const;
export type QuestionKind = (typeof QuestionKind)[keyof typeof QuestionKind];

/** `community.kind.<name>` in the packs. */
export const questionKindNames = {
  [QuestionKind.ask]: 'ask',
  [QuestionKind.article]: 'article',
  [QuestionKind.video]: 'video',
  [QuestionKind.file]: 'file',
} as const satisfies Record<QuestionKind, string>;

export const questionTitleMin = 4;
export const questionTitleMax = 80;
/** Of the text a reader sees; the marks around it may be some times that. */
export const questionTextMax = 20_000;
export const questionHtmlMax = 120_000;
export const questionTopicsMax = 5;
/** Of one article; more is a film or a document. */
export const questionPicturesMax = 30;
export const questionFilesMax = {
  [QuestionKind.ask]: 0,
  [QuestionKind.article]: 0,
  [QuestionKind.video]: 1,
  [QuestionKind.file]: 9,
} as const;

/** D-133. */
export const discussionMax = 1000;

/** D-135. */
export const ContentSort = { newest: 1, oldest: 2, mostRead: 3 } as const;
export type ContentSort = (typeof ContentSort)[keyof typeof ContentSort];
export const DiscussionSort = { newest: 1, mostLiked: 2 } as const;
export type DiscussionSort = (typeof DiscussionSort)[keyof typeof DiscussionSort];

/** D-130: looked at again within this time is looked at once. */
export const readAgainMs = 30 * minuteMs;

type Weighed = { readonly readNum: number; readonly praiseNum: number; readonly discussNum: number };
const halfLifeMs = 7 * dayMs;

/**
 * D-134: reads + 3 likes + 5 discussions, worth half after each seven days. As a logarithm the age is a constant of the
 * thing itself, so the order never has to be worked out anew while time passes, and an index holds it.
 */
export const heatOf = ({ readNum, praiseNum, discussNum }: Weighed, publishedAtMs: number): number =>
  Math.log2(1 + readNum + 3 * praiseNum + 5 * discussNum) + publishedAtMs / halfLifeMs;
