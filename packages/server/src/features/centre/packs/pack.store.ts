import type { TaskContentType } from '@shuyuan/contract/centre/task-content-types';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type PackRow = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly dueAt: Date;
  readonly pushedAt: Date;
};
export type ItemInput = { readonly businessType: TaskContentType; readonly businessId: string };
export type ItemRow = ItemInput & { readonly title: string };

export const findPack = (read: Reads, tenantId: string, id: string): Promise<PackRow | undefined> =>
  read
    .selectFrom('studyPack as pack')
    .innerJoin('member as author', 'author.id', 'pack.authorId')
    .select(['pack.id', 'pack.title', 'pack.message', 'pack.authorId', 'author.fullName as authorName'])
    .select(['pack.dueAt', 'pack.pushedAt'])
    .where('pack.tenantId', '=', tenantId)
    .where('pack.id', '=', id)
    .executeTakeFirst();

export type MeasuredItemRow = ItemRow & { readonly minutes: number | null };

/** In their order, with about how many minutes each takes. */
export const listItems = (read: Reads, packId: string): Promise<MeasuredItemRow[]> =>
  read
    .selectFrom('studyPackItem as item')
    .select(['item.businessType', 'item.businessId', 'item.title'])
    .select(sql<number | null>`content_minutes(item.business_type, item.business_id)`.as('minutes'))
    .where('item.packId', '=', packId)
    .orderBy('item.ordinal')
    .execute();

type NewPack = {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly title: string;
  readonly message: string;
  readonly dueAt: Date;
  readonly pushedAt: Date;
};
type Contents = { readonly items: readonly ItemRow[]; readonly memberIds: readonly string[] };

export async function insertPack(tx: Tx, pack: NewPack, { items, memberIds }: Contents): Promise<void> {
  const { id: packId, tenantId, pushedAt } = pack;
  await tx.insertInto('studyPack').values(pack).execute();
  await tx
    .insertInto('studyPackItem')
    .values(items.map((item, ordinal) => ({ ...item, ordinal, tenantId, packId })))
    .execute();
  await tx
    .insertInto('studyPackMember')
    .values(memberIds.map((memberId) => ({ packId, memberId, tenantId, pushedAt })))
    .execute();
}

type Step = { readonly packId: string; readonly memberIds: readonly string[]; readonly by: string; readonly at: Date };

/** Answers whom it was taken back from: nobody who has it no longer, or of whom it was said that it is done. */
export async function withdrawFrom(tx: Tx, { packId, memberIds, by, at }: Step): Promise<string[]> {
  const rows = await tx
    .updateTable('studyPackMember')
    .set({ withdrawnAt: at, withdrawnBy: by })
    .where('packId', '=', packId)
    .where(sql<boolean>`member_id = any (${[...memberIds]}::text[])`)
    .where('withdrawnAt', 'is', null)
    .where('markId', 'is', null)
    .returning('memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

type Reminding = Omit<Step, 'by'> & { readonly notSince: Date };

type ToRemindRow = {
  readonly receiverId: string;
  readonly items: readonly { readonly businessType: number; readonly businessId: string }[];
};

/** Those who were not reminded a short time ago, each with what is left of the pack for them. */
export const listToRemind = (read: Reads, { packId, memberIds, at, notSince }: Reminding): Promise<ToRemindRow[]> =>
  read
    .selectFrom(
      sql<ToRemindRow>`(
        select own.member_id as receiver_id, coalesce(jsonb_agg(jsonb_build_object(
            'businessType', item.business_type, 'businessId', item.business_id))
          filter (where item.is_asked and not item.is_done), '[]') as items
        from study_pack_member own left join lateral pack_items(own.pack_id, own.member_id, ${at}) item on true
        where own.pack_id = ${packId} and own.member_id = any (${[...memberIds]}::text[])
          and own.withdrawn_at is null and own.mark_id is null and coalesce(own.reminded_at <= ${notSince}, true)
        group by own.member_id)`.as<'person'>(sql`person`),
    )
    .selectAll()
    .orderBy('person.receiverId')
    .execute();

/** Answers who is reminded: nobody who was a short time ago. */
export async function updateReminded(tx: Tx, { packId, memberIds, at, notSince }: Reminding): Promise<string[]> {
  const rows = await tx
    .updateTable('studyPackMember')
    .set({ remindedAt: at, reminderCount: sql<number>`reminder_count + 1` })
    .where('packId', '=', packId)
    .where(sql<boolean>`member_id = any (${[...memberIds]}::text[])`)
    .where('withdrawnAt', 'is', null)
    .where('markId', 'is', null)
    .where(sql<boolean>`coalesce(reminded_at <= ${notSince}, true)`)
    .returning('memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

type Mark = {
  readonly packId: string;
  readonly memberId: string;
  readonly markId: string;
  readonly markReason: string;
  readonly markedBy: string;
  readonly markedAt: Date;
};

/** False where it was said or taken back before. */
export async function updateMarked(tx: Tx, { packId, memberId, ...mark }: Mark): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('studyPackMember')
    .set(mark)
    .where('packId', '=', packId)
    .where('memberId', '=', memberId)
    .where('withdrawnAt', 'is', null)
    .where('markId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateRead(tx: Tx, { packId, memberId, at }: { packId: string; memberId: string; at: Date }) {
  await tx
    .updateTable('studyPackMember')
    .set({ readAt: at })
    .where('packId', '=', packId)
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
    .execute();
}

export const findMark = (read: Reads, tenantId: string, markId: string): Promise<{ memberId: string } | undefined> =>
  read
    .selectFrom('studyPackMember')
    .select('memberId')
    .where('tenantId', '=', tenantId)
    .where('markId', '=', markId)
    .executeTakeFirst();
