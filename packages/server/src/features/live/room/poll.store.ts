import type { RoomPoll } from '@shuyuan/contract/live/room/room-protocol';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type NewPoll = {
  readonly id: string;
  readonly tenantId: string;
  readonly liveId: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly isMultiple: boolean;
  readonly openedAt: Date;
};

export const insertPoll = async (tx: Tx, poll: NewPoll): Promise<void> => {
  await tx
    .insertInto('livePoll')
    .values({ ...poll, options: [...poll.options] })
    .execute();
};

export async function countPolls(read: Reads, liveId: string): Promise<number> {
  const { count } = await read
    .selectFrom('livePoll')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('liveId', '=', liveId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const polls = (read: Reads, liveId: string) =>
  read
    .selectFrom('livePoll')
    .select([
      'id',
      'question',
      'options',
      'isMultiple',
      'closedAt',
      sql<number>`(select count(*)::int from live_poll_answer where poll_id = live_poll.id)`.as('voters'),
      sql<number[]>`array(
        select count(answer.poll_id)::int from generate_subscripts(live_poll.options, 1) as option
        left join live_poll_answer answer on answer.poll_id = live_poll.id and (option - 1) = any (answer.choices)
        group by option order by option)`.as('counts'),
    ])
    .where('liveId', '=', liveId);

type Row = Omit<RoomPoll, 'isOpen'> & { readonly closedAt: Date | null };
const toPoll = ({ closedAt, ...poll }: Row): RoomPoll => ({ ...poll, isOpen: closedAt === null });

export async function findPoll(read: Reads, liveId: string, id: string): Promise<RoomPoll | undefined> {
  const row = await polls(read, liveId).where('id', '=', id).executeTakeFirst();
  return row && toPoll(row);
}

/** As much of a poll as a vote depends on; its counts would be counted again for every vote. */
export async function findPollForm(read: Reads, liveId: string, id: string) {
  return read
    .selectFrom('livePoll')
    .select(['options', 'isMultiple', 'closedAt'])
    .where('liveId', '=', liveId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The latest, oldest first. */
export async function listPolls(read: Reads, liveId: string, max: number): Promise<RoomPoll[]> {
  const rows = await polls(read, liveId).orderBy('openedAt', 'desc').orderBy('id', 'desc').limit(max).execute();
  return rows.map(toPoll).toReversed();
}

type Answer = {
  readonly tenantId: string;
  readonly pollId: string;
  readonly personKey: string;
  readonly choices: readonly number[];
};

/**
 * Once each, and only while it is open: asked and written in one statement, so that nobody votes after the end. False when
 * it is neither.
 */
export async function insertAnswer(tx: Tx, { tenantId, pollId, personKey, choices }: Answer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('livePollAnswer')
    .columns(['tenantId', 'pollId', 'personKey', 'choices'])
    .expression((eb) =>
      eb
        .selectFrom('livePoll')
        .select([
          eb.val(tenantId).as('tenantId'),
          'id',
          eb.val(personKey).as('personKey'),
          sql<number[]>`${[...choices]}::smallint[]`.as('choices'),
        ])
        .where('id', '=', pollId)
        .where('closedAt', 'is', null),
    )
    .onConflict((conflict) => conflict.columns(['pollId', 'personKey']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findAnswer(read: Reads, pollId: string, personKey: string): Promise<number[] | undefined> {
  const row = await read
    .selectFrom('livePollAnswer')
    .select('choices')
    .where('pollId', '=', pollId)
    .where('personKey', '=', personKey)
    .executeTakeFirst();
  return row?.choices;
}

export async function closePoll(
  tx: Tx,
  { liveId, id }: { readonly liveId: string; readonly id: string },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('livePoll')
    .set({ closedAt: at })
    .where('liveId', '=', liveId)
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
