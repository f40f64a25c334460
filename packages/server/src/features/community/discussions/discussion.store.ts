import { DiscussionSort } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { DiscussionSubject } from './discussed.ts';

export type DiscussionRow = DiscussionSubject & {
  readonly id: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly content: string;
  readonly isRemoved: boolean;
};

export const findDiscussion = (read: Reads, tenantId: string, id: string): Promise<DiscussionRow | undefined> =>
  read
    .selectFrom('discussion')
    .select(['id', 'questionId', 'courseId', 'parentId', 'authorId', 'content', 'isRemoved'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether it was said to that subject. */
export const isBelow = (row: DiscussionSubject, { questionId, courseId }: DiscussionSubject): boolean =>
  row.questionId === questionId && row.courseId === courseId;

/** The answers to something, or the replies below one of them. */
export type Level = DiscussionSubject & { readonly parentId: string | null };

/** D-133: what was taken away is shown while replies stand below it. */
const shown = (read: Reads, { questionId, courseId, parentId }: Level) =>
  read
    .selectFrom('discussion')
    .where(
      questionId === null
        ? sql<boolean>`discussion.course_id = ${courseId}`
        : sql<boolean>`discussion.question_id = ${questionId}`,
    )
    .where('discussion.parentId', parentId === null ? 'is' : '=', parentId)
    .where(sql<boolean>`(not discussion.is_removed or discussion.reply_num > 0)`);

export async function countShown(read: Reads, level: Level): Promise<number> {
  const { total } = await shown(read, level)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** STUDY-08: how many stand below each of some courses, replies among them; those without any are left out. */
export const countComments = async (read: Reads, courseIds: readonly string[]) => {
  const rows = await read
    .selectFrom('discussion')
    .select(sql<string>`course_id`.as('courseId'))
    .select(sql<bigint>`count(*)`.as('total'))
    .where(sql<boolean>`course_id = any(${[...courseIds]}::text[])`)
    .where(sql<boolean>`not is_removed`)
    .groupBy('courseId')
    .execute();
  return new Map(rows.map(({ courseId, total }) => [courseId, Number(total)]));
};

const isNewer = sql<boolean>`(discussion.created_at > mark.created_at
  or (discussion.created_at = mark.created_at and discussion.id < mark.id))`;
const orders = {
  [DiscussionSort.newest]: { by: sql`discussion.created_at desc, discussion.id`, isBefore: isNewer },
  [DiscussionSort.mostLiked]: {
    by: sql`discussion.praise_num desc, discussion.created_at desc, discussion.id`,
    isBefore: sql<boolean>`(discussion.praise_num > mark.praise_num
      or (discussion.praise_num = mark.praise_num and ${isNewer}))`,
  },
} as const;
/** Replies are read like a conversation. */
const asSpoken = {
  by: sql`discussion.created_at, discussion.id`,
  isBefore: sql<boolean>`(discussion.created_at, discussion.id) < (mark.created_at, mark.id)`,
};

export type Listing = { readonly level: Level; readonly sort: DiscussionSort };
const orderOf = ({ level, sort }: Listing) => (level.parentId === null ? orders[sort] : asSpoken);

/** How many stand before it. */
export async function countBefore(read: Reads, listing: Listing, id: string): Promise<number> {
  const { total } = await shown(read, listing.level)
    .innerJoin('discussion as mark', (join) => join.on('mark.id', '=', id))
    .where(orderOf(listing).isBefore)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const withPeople = (query: ReturnType<typeof shown>, memberId: string) =>
  query
    .innerJoin('member as author', 'author.id', 'discussion.authorId')
    .leftJoin('member as answered', 'answered.id', 'discussion.replyToId')
    .select([
      'discussion.id',
      'discussion.parentId',
      'discussion.content',
      'discussion.createdAt',
      'discussion.praiseNum',
      'discussion.replyNum',
      'discussion.isRemoved',
      'author.id as authorId',
      'author.fullName as authorName',
      'author.portrait as authorPortrait',
      sql<boolean>`author.state = 'left'`.as('hasAuthorLeft'),
      'answered.id as answeredId',
      'answered.fullName as answeredName',
      sql<boolean>`coalesce(answered.state = 'left', false)`.as('hasAnsweredLeft'),
      sql<boolean>`exists (select from praise where praise.member_id = ${memberId}
        and praise.target_type = 'discuss' and praise.target_id = discussion.id)`.as('isPraised'),
      sql<boolean>`exists (select from accusation where accusation.member_id = ${memberId} and accusation.state = 'open'
        and accusation.target_type = 'discuss' and accusation.target_id = discussion.id)`.as('isAccused'),
      sql<bigint>`(select count(distinct giver_id) from reward where reward.discussion_id = discussion.id)`.as(
        'rewarderNum',
      ),
      sql<bigint>`(select coalesce(sum(amount), 0)::bigint from reward where reward.discussion_id = discussion.id)`.as(
        'rewardAmount',
      ),
    ]);

export type ShownRow = Awaited<ReturnType<ReturnType<typeof withPeople>['executeTakeFirstOrThrow']>>;
type Slice = { readonly memberId: string; readonly limit: number; readonly offset: number };

/** As the member sees them. */
export const listShown = (read: Reads, listing: Listing, { memberId, limit, offset }: Slice): Promise<ShownRow[]> =>
  withPeople(shown(read, listing.level), memberId).orderBy(orderOf(listing).by).limit(limit).offset(offset).execute();

export const findShown = (read: Reads, { level, id }: { level: Level; id: string }, memberId: string) =>
  withPeople(shown(read, level), memberId).where('discussion.id', '=', id).executeTakeFirstOrThrow();

type NewDiscussion = Omit<DiscussionRow, 'isRemoved'> & {
  readonly tenantId: string;
  readonly replyToId: string | null;
  readonly createdAt: Date;
};

export async function insertDiscussion(tx: Tx, row: NewDiscussion): Promise<void> {
  await tx.insertInto('discussion').values(row).execute();
}

/** It keeps its words: a moderator who is asked about them can still read them. */
export async function setRemoved(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('discussion').set({ isRemoved: true }).where('id', '=', id).execute();
}

export async function countReplies(tx: Tx, id: string, delta: 1 | -1): Promise<void> {
  await tx
    .updateTable('discussion')
    .set({ replyNum: sql`reply_num + ${delta}` })
    .where('id', '=', id)
    .execute();
}

/** How many like it after the change; undefined where it was taken away meanwhile. */
export async function countPraise(tx: Tx, id: string, delta: 1 | 0 | -1): Promise<number | undefined> {
  const row =
    delta === 0
      ? await tx
          .selectFrom('discussion')
          .select('praiseNum')
          .where('id', '=', id)
          .where('isRemoved', '=', false)
          .executeTakeFirst()
      : await tx
          .updateTable('discussion')
          .set({ praiseNum: sql`praise_num + ${delta}` })
          .where('id', '=', id)
          .where('isRemoved', '=', false)
          .returning('praiseNum')
          .executeTakeFirst();
  return row?.praiseNum;
}
