import { sql } from 'kysely';
import type { Reads, Tx } from '../../../../platform/db.ts';
import { questionPurpose } from '../publish/claim-question-files.ts';

export type Rested = { readonly id: string; readonly tenantId: string };

/** Nobody has written at them since. */
const rested = (read: Reads, before: Date) =>
  read
    .selectFrom('questionDraft as draft')
    .select(['draft.id', 'draft.tenantId'])
    .where('draft.updatedAt', '<', before);

export const listRested = (read: Reads, before: Date, limit: number): Promise<Rested[]> =>
  rested(read, before).orderBy('draft.updatedAt').limit(limit).execute();

/** The files of a draft that its form names: a film or a document, its cover, or a picture in its text. */
const isNamed = sql<boolean>`(draft.fields -> 'fileIds' ? file.id
  or coalesce(draft.fields ->> 'coverFileId', '') = file.id
  or strpos(draft.fields ->> 'content', '/files/' || file.path) > 0)`;
const isItsOwn = sql<boolean>`(file.tenant_id = draft.tenant_id and file.purpose = ${questionPurpose}
  and file.subject_id = draft.id)`;

type Page = { readonly before: Date; readonly after: string; readonly limit: number };

/** Those that have files their form no longer names, in the order of their ids. */
export const listWithStrays = (read: Reads, { before, after, limit }: Page): Promise<Rested[]> =>
  rested(read, before)
    .where(sql<boolean>`exists (select from file where ${isItsOwn} and not ${isNamed})`)
    .where('draft.id', '>', after)
    .orderBy('draft.id')
    .limit(limit)
    .execute();

/** Whether it still rests; held until the transaction ends. */
export async function lockRested(tx: Tx, id: string, before: Date): Promise<boolean> {
  const row = await rested(tx, before).where('draft.id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function listNamedFiles(read: Reads, id: string): Promise<string[]> {
  const rows = await read
    .selectFrom('questionDraft as draft')
    .innerJoin('file', (join) => join.on(isItsOwn))
    .select('file.id')
    .where('draft.id', '=', id)
    .where(isNamed)
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteRested(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('questionDraft').where('id', '=', id).execute();
}
