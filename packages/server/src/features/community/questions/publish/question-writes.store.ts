import type { QuestionState } from '@shuyuan/contract/community/question-life';
import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { teaserWords } from '@shuyuan/contract/pricing/teaser';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../../platform/db.ts';
import { ngrams, searchable } from '../../../../platform/searchable.ts';

export type Words = {
  readonly title: string;
  readonly content: string;
  readonly summary: string;
  /** What a reader sees of the content. */
  readonly text: string;
};

/** Found by what stands at its beginning; the pairs of a whole book would outweigh it. */
const searchedLength = 4000;

function wordColumns({ title, content, summary, text }: Words) {
  const searched = `${title} ${text}`.slice(0, searchedLength).toWellFormed();
  return {
    title,
    content,
    summary,
    searchText: searchable(searched),
    cardText: searchable(`${title} ${teaserWords(summary)}`),
    search: sql<string>`array_to_tsvector(${ngrams(searched)}::text[])`,
  };
}

type Placed = { readonly circleId: string | null; readonly coverFileId: string | null };
type NewQuestion = Words &
  Placed & {
    readonly id: string;
    readonly tenantId: string;
    readonly organizationId: string;
    readonly kind: QuestionKind;
    readonly authorId: string;
    readonly accountId: string | null;
    readonly state: QuestionState;
    readonly at: Date;
  };

export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<void> {
  const { title: _title, content: _content, summary: _summary, text: _text, at, ...rest } = question;
  await tx
    .insertInto('question')
    .values({
      ...rest,
      ...wordColumns(question),
      publishedAt: at,
      updatedAt: at,
    })
    .execute();
}

type Change = Words & Placed & { readonly at: Date };

export async function updateQuestion(tx: Tx, id: string, change: Change): Promise<void> {
  const { circleId, coverFileId, at } = change;
  await tx
    .updateTable('question')
    .set({ ...wordColumns(change), circleId, coverFileId, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

type Carried = { readonly tenantId: string; readonly questionId: string };

export async function replaceTopics(
  tx: Tx,
  { tenantId, questionId, topicIds }: Carried & { readonly topicIds: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('questionTopic').where('questionId', '=', questionId).execute();
  if (topicIds.length === 0) return;
  const rows = topicIds.map((topicId, position) => ({ tenantId, questionId, topicId, position }));
  await tx.insertInto('questionTopic').values(rows).execute();
}

export const listTopicIds = async (read: Reads, questionId: string): Promise<string[]> =>
  (await read.selectFrom('questionTopic').select('topicId').where('questionId', '=', questionId).execute()).map(
    ({ topicId }) => topicId,
  );

type Files = {
  /** What it is about, in the order its author chose. */
  readonly fileIds: readonly string[];
  /** The pictures in its text. */
  readonly pictureIds: readonly string[];
};

export async function replaceFiles(tx: Tx, { tenantId, questionId, fileIds, pictureIds }: Carried & Files) {
  await tx.deleteFrom('questionFile').where('questionId', '=', questionId).execute();
  const rows = [
    ...fileIds.map((fileId, position) => ({ fileId, position, isInline: false })),
    ...pictureIds.map((fileId, position) => ({ fileId, position, isInline: true })),
  ].map((row) => ({ ...row, tenantId, questionId }));
  if (rows.length > 0) await tx.insertInto('questionFile').values(rows).execute();
}
