import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../../platform/db.ts';
import type { PriceOut, PriceInput } from '../../../pricing/index.ts';

/** What stands in a form that is not sent yet; only its text has been cleaned. */
export type DraftFields = {
  readonly kind: QuestionKind;
  readonly title: string;
  readonly content: string;
  readonly topicIds: readonly string[];
  readonly circleId?: string | undefined;
  readonly coverFileId?: string | undefined;
  readonly fileIds: readonly string[];
  readonly columnIds: readonly string[];
  /** As the wire has it: nothing of it has to be right yet. */
  readonly price?: PriceOut | undefined;
};

/** The same as it is sent. */
export type Form = Omit<DraftFields, 'price'> & { readonly price?: PriceInput | undefined };

/** D-140: a voice somebody writes with; null: their own. */
export type Voice = { readonly memberId: string; readonly accountId: string | null };

const ofVoice = (read: Reads, { memberId, accountId }: Voice) =>
  read
    .selectFrom('questionDraft')
    .where('memberId', '=', memberId)
    .where('accountId', '=', accountId ?? '');

export async function findDraft(read: Reads, voice: Voice) {
  const row = await ofVoice(read, voice).select(['id', 'fields', 'updatedAt']).executeTakeFirst();
  // Only `putDraft` writes them.
  return row && { ...row, fields: row.fields as unknown as DraftFields };
}

export const findDraftId = async (read: Reads, voice: Voice): Promise<string | undefined> =>
  (await ofVoice(read, voice).select('id').executeTakeFirst())?.id;

/** Whether it is a draft of theirs; any other is as unknown as one that never was. */
export async function isDraftOf(read: Reads, memberId: string, id: string): Promise<boolean> {
  const row = await read
    .selectFrom('questionDraft')
    .select('id')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

type Saved = Voice & {
  readonly id: string;
  readonly tenantId: string;
  readonly fields: DraftFields;
  readonly at: Date;
};

/** The last one counts. The id of the draft there was stays. */
export async function upsertDraft(tx: Tx, { id, tenantId, memberId, accountId, fields, at }: Saved): Promise<string> {
  const kept = JSON.stringify(fields);
  const row = await tx
    .insertInto('questionDraft')
    .values({ id, tenantId, memberId, accountId: accountId ?? '', fields: kept, updatedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'accountId']).doUpdateSet({ fields: sql`${kept}::jsonb`, updatedAt: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteDraft(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('questionDraft')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The files a draft names, as far as they are its own. */
export async function listDraftFiles(read: Reads, tenantId: string, draftId: string) {
  return read
    .selectFrom('file')
    .select(['id', 'name', 'size', 'path'])
    .where('tenantId', '=', tenantId)
    .where('purpose', '=', 'question')
    .where('subjectId', '=', draftId)
    .execute();
}

/** Those of the ids that are columns of this account. */
export async function listLivingColumns(read: Reads, accountId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('specialColumn')
    .select('id')
    .where('accountId', '=', accountId)
    .where('isRemoved', '=', false)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** Names by id, also of topics that are no longer offered. */
export async function listTopicNames(read: Reads, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return read
    .selectFrom('topic')
    .select(['id as topicId', 'name as topicName'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}
