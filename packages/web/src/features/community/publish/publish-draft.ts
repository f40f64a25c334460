import type { readDraft } from '@shuyuan/contract/community/draft.wire';
import type { findQuestion } from '@shuyuan/contract/community/question.wire';
import {
  QuestionKind,
  questionPicturesMax,
  questionTextMax,
  questionTitleMax,
  questionTitleMin,
} from '@shuyuan/contract/community/questions';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { type PriceProblem, priceProblem, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { priceFields, priceOf } from '../../../shared/pricing/price-fields.ts';
import { contentFacts } from '../../../shared/rich-text/content-facts.ts';

export type PublishFile = { readonly id: string; readonly name: string; readonly sizeBytes: number };

/** What the form of something to be published holds. */
export type PublishDraft = {
  readonly title: string;
  readonly content: string;
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  readonly circleId: string | null;
  readonly cover: { readonly id: string; readonly path: string } | null;
  readonly files: readonly PublishFile[];
  readonly columnIds: readonly string[];
  /** Null: free, or as it was. */
  readonly price: PriceSetting | null;
};
export type PublishField = keyof PublishDraft;

export type SavedDraft = NonNullable<OutputOf<typeof readDraft>['draft']>;
export type Published = OutputOf<typeof findQuestion>;

/** The circle and the title an address may name. */
export const emptyDraft = (circleId: string | null = null, title = ''): PublishDraft => ({
  title,
  content: '',
  topics: [],
  circleId,
  cover: null,
  files: [],
  columnIds: [],
  price: null,
});

const topicsOf = (topics: SavedDraft['topics']): PublishDraft['topics'] =>
  topics.map(({ topicId, topicName }) => ({ id: topicId, name: topicName }));

const coverOf = (id: string | null | undefined, path: string | null): PublishDraft['cover'] =>
  id && path !== null ? { id, path } : null;

export const draftOfSaved = (saved: SavedDraft): PublishDraft => ({
  title: saved.title,
  content: saved.content,
  topics: topicsOf(saved.topics),
  circleId: saved.circleId ?? null,
  cover: coverOf(saved.coverFileId, saved.coverPath),
  files: saved.files,
  columnIds: saved.columnIds,
  price: saved.price ? priceOf(saved.price) : null,
});

export const draftOfPublished = (published: Published): PublishDraft => ({
  title: published.title,
  content: published.content,
  topics: topicsOf(published.topics),
  circleId: published.circle?.id ?? null,
  cover: coverOf(published.coverFileId, published.coverPath),
  files: published.files.map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes })),
  columnIds: [],
  price: published.offer ? priceOf(published.offer.price) : null,
});

/** Nothing in it is worth keeping. */
export function isBlank({
  title,
  content,
  topics,
  cover,
  files,
}: Omit<PublishDraft, 'circleId' | 'columnIds' | 'price'>): boolean {
  const { text, pictures } = contentFacts(content);
  const isWordless = title.trim() === '' && text.trim() === '' && pictures === 0;
  return isWordless && topics.length === 0 && cover === null && files.length === 0;
}

type TitleProblem = 'missing' | 'tooShort' | 'tooLong';
type ContentProblem = 'missing' | 'tooLong' | 'tooMany';
export type PublishProblems = {
  readonly title?: TitleProblem;
  readonly content?: ContentProblem;
  readonly files?: 'missing';
  readonly price?: PriceProblem;
};

const hasFiles = (kind: QuestionKind): boolean => kind === QuestionKind.video || kind === QuestionKind.file;

function titleProblem(title: string): TitleProblem | null {
  const length = textLength(title);
  if (length === 0) return 'missing';
  if (length < questionTitleMin) return 'tooShort';
  return length > questionTitleMax ? 'tooLong' : null;
}

function contentProblem(content: string, kind: QuestionKind): ContentProblem | null {
  const { text, pictures } = contentFacts(content);
  const length = textLength(text);
  if (length === 0 && pictures === 0) return hasFiles(kind) ? null : 'missing';
  if (pictures > questionPicturesMax) return 'tooMany';
  return length > questionTextMax ? 'tooLong' : null;
}

/** COMM-09: what keeps it from being published; the server judges by the same numbers. */
export function publishProblems({ title, content, files, price }: PublishDraft, kind: QuestionKind): PublishProblems {
  const [ofTitle, ofContent] = [titleProblem(title), contentProblem(content, kind)];
  const ofPrice = price && kind !== QuestionKind.ask ? priceProblem(price) : null;
  return {
    ...(ofTitle && { title: ofTitle }),
    ...(ofContent && { content: ofContent }),
    ...(hasFiles(kind) && files.length === 0 && { files: 'missing' }),
    ...(ofPrice && { price: ofPrice }),
  };
}

/** What both ways of publishing send; a question of one's own has neither cover nor files nor a price. */
export function publishInput(draft: PublishDraft, kind: QuestionKind) {
  const { title, content, topics, circleId, cover, files, price } = draft;
  return {
    title: title.trim(),
    content,
    topicIds: topics.map(({ id }) => id),
    ...(circleId !== null && { circleId }),
    ...(kind !== QuestionKind.ask && cover && { coverFileId: cover.id }),
    fileIds: hasFiles(kind) ? files.map(({ id }) => id) : [],
    ...(kind !== QuestionKind.ask && price && { price: priceFields(price) }),
  };
}

/** D-140: a draft need not be right, but a title past its limit would lose the whole of it. */
export const keptInput = (draft: PublishDraft, kind: QuestionKind) => ({
  ...publishInput(draft, kind),
  title: [...draft.title.trim()].slice(0, questionTitleMax).join(''),
  columnIds: kind === QuestionKind.ask ? [] : [...draft.columnIds],
});
