import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';
import { isBoughtBy } from '../../pricing/index.ts';
import { type ProgressRow, wholeKey } from '../run.store.ts';

type CardsQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly asOf: Date;
  readonly search: string | undefined;
  readonly finishStatus: FinishStatus | undefined;
};

/** How far the reader is with a subject they joined; what nobody joined is not worked out. */
const statusOf = (asOf: Date): RawBuilder<FinishStatus | null> => sql<FinishStatus | null>`(case when run.id is not null
  then (select status from subject_progress(run.version_id, run.member_id, run.id, ${asOf})) end)`;

function conditionsOf({ search, finishStatus, asOf }: CardsQuery): RawBuilder<boolean>[] {
  const conditions = search ? hasWords(search, sql`subject.search_text`) : [];
  if (finishStatus === FinishStatus.notBegun) conditions.push(sql<boolean>`run.id is null`);
  else if (finishStatus !== undefined) conditions.push(sql<boolean>`${statusOf(asOf)} = ${finishStatus}`);
  return conditions;
}

const progressOf = ({ memberId, asOf }: CardsQuery) =>
  sql<ProgressRow>`subject_progress(coalesce(run.version_id, subject.version_id), ${memberId}, run.id, ${asOf})`.as<'progress'>(
    sql`progress`,
  );

type DueRow = { readonly title: string; readonly dueAt: Date };

/** The open item of a run whose deadline comes first. */
const nextDue = (asOf: Date): RawBuilder<unknown> => sql`(
    select item.title, deadline.due_at from subject_deadline deadline
      join subject_items(run.version_id, run.member_id, run.id, ${asOf}) item on item.key = deadline.item_key
    where deadline.run_id = run.id and item.is_available and not item.is_done
    order by deadline.due_at, item.ordinal limit 1)`;

const nextDueOf = (asOf: Date) => sql<DueRow>`${nextDue(asOf)}`.as<'next'>(sql`next`);

/** Published subjects for somebody, each with their run. */
const offered = (read: Reads, query: CardsQuery) =>
  conditionsOf(query).reduce(
    (found, condition) => found.where(condition),
    read
      // Once, not for every subject there is.
      .with(
        (name) => name('reader').materialized(),
        (db) =>
          db
            .selectFrom('member')
            .select(['member.id', 'member.createdAt', sql<string[]>`member_places(member.id)`.as('places')])
            .select([
              sql<string[]>`member_positions(member.id)`.as('positions'),
              sql<string[]>`member_topics(member.id)`.as('topics'),
            ])
            .where('member.id', '=', query.memberId),
      )
      .selectFrom('subject')
      .innerJoin('reader', (join) => join.onTrue())
      .leftJoin('subjectRun as run', (join) =>
        join.onRef('run.subjectId', '=', 'subject.id').onRef('run.memberId', '=', 'reader.id'),
      )
      .where('subject.tenantId', '=', query.tenantId)
      .where('subject.state', '=', 'published')
      .where(sql<boolean>`(is_in_audience(subject.audience, reader.id, reader.places, reader.positions,
        reader.topics, reader.created_at) or ${isBoughtBy(query, 'subject', sql`subject.id`)})`),
  );

/** Joined ones by what is due first, then the newest; only those are worked out that the reader has joined. */
const pageOf = (read: Reads, query: CardsQuery, paging: Paging) =>
  offered(read, query)
    .leftJoin('subjectDeadline as deadline', (join) =>
      join.onRef('deadline.runId', '=', 'run.id').on('deadline.itemKey', '=', wholeKey),
    )
    .select('subject.id')
    .orderBy(sql`run.id is null`)
    .orderBy(sql`${statusOf(query.asOf)} = 2`)
    .orderBy(
      sql`case when run.id is not null then least(deadline.due_at, (select due_at from ${nextDue(query.asOf)} next)) end`,
      (by) => by.asc().nullsLast(),
    )
    .orderBy('subject.publishedAt', 'desc')
    .orderBy('subject.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

const cardsOf = (read: Reads, query: CardsQuery, ids: readonly string[]) =>
  read
    .selectFrom('subject')
    .leftJoin('subjectRun as run', (join) =>
      join.onRef('run.subjectId', '=', 'subject.id').on('run.memberId', '=', query.memberId),
    )
    .innerJoinLateral(progressOf(query), (join) => join.onTrue())
    .leftJoin('subjectDeadline as deadline', (join) =>
      join.onRef('deadline.runId', '=', 'run.id').on('deadline.itemKey', '=', wholeKey),
    )
    .leftJoinLateral(nextDueOf(query.asOf), (join) => join.onTrue())
    .leftJoin('file as cover', 'cover.id', 'subject.coverFileId')
    .select(['subject.id', 'subject.title', 'subject.introduction', 'run.openedAt', 'deadline.dueAt'])
    .select('cover.path as coverPath')
    .select(['next.title as nextTitle', 'next.dueAt as nextDueAt'])
    .select([
      sql<bigint>`(select count(*) from subject_item item
        where item.version_id = coalesce(run.version_id, subject.version_id))`.as('itemCount'),
      sql<number>`progress.required_count`.as('requiredCount'),
      sql<number>`progress.finished_count`.as('finishedCount'),
      sql<number>`progress.percentage`.as('percentage'),
      sql<FinishStatus>`progress.status`.as('finishStatus'),
    ])
    .where('subject.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();

/** A page of cards: their order first, then everything that stands on those of the page. */
export async function listCards(read: Reads, query: CardsQuery, paging: Paging) {
  const ids = (await pageOf(read, query, paging)).map(({ id }) => id);
  const cards = new Map((await cardsOf(read, query, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

export async function countCards(read: Reads, query: CardsQuery): Promise<number> {
  const { total } = await offered(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type DueQuery = Pick<CardsQuery, 'memberId' | 'asOf'>;

/** The subjects somebody is in the midst of, by the deadline that comes first; those without one are not there. */
export const listDue = async (read: Reads, { memberId, asOf }: DueQuery, limit: number) =>
  read
    .selectFrom('subjectRun as run')
    .innerJoin('subject', 'subject.id', 'run.subjectId')
    .leftJoin('subjectDeadline as deadline', (join) =>
      join.onRef('deadline.runId', '=', 'run.id').on('deadline.itemKey', '=', wholeKey),
    )
    .leftJoinLateral(nextDueOf(asOf), (join) => join.onTrue())
    .select(['subject.id', 'subject.title', 'run.openedAt', sql<Date>`least(deadline.due_at, next.due_at)`.as('dueAt')])
    .where('run.memberId', '=', memberId)
    .where('subject.state', '=', 'published')
    .where(sql<boolean>`least(deadline.due_at, next.due_at) is not null`)
    .where(sql<boolean>`${statusOf(asOf)} = ${FinishStatus.learning}`)
    .orderBy('dueAt')
    .orderBy('subject.id')
    .limit(limit)
    .execute();

type ItemInput = { readonly runId: string; readonly tenantId: string; readonly itemKey: string; readonly at: Date };

export async function saveLocation(tx: Tx, { runId, tenantId, itemKey, at }: ItemInput): Promise<void> {
  await tx.updateTable('subjectRun').set({ lessonLocation: itemKey }).where('id', '=', runId).execute();
  await tx
    .insertInto('subjectItemState')
    .values({ runId, itemKey, tenantId, openedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the item was opened before; what is confirmed stays so since the first time. */
export async function confirmItem(tx: Tx, { runId, itemKey, at }: ItemInput): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subjectItemState')
    .set({ confirmedAt: sql<Date>`coalesce(confirmed_at, ${at})` })
    .where('runId', '=', runId)
    .where('itemKey', '=', itemKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
