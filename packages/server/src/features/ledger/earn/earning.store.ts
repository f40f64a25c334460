import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { EarningAct } from '@shuyuan/contract/ledger/earning';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type WorkQuery = { readonly tenantId: string; readonly targetId: string };
export type Work = {
  readonly memberId: string;
  readonly memberName: string;
  readonly title: string;
  readonly act: EarningAct;
};

const findPost = async (read: Reads, { tenantId, targetId }: WorkQuery): Promise<Work | null> => {
  const row = await read
    .selectFrom('question')
    .innerJoin('member', 'member.id', 'question.authorId')
    .select(['member.id as memberId', 'member.fullName as memberName', 'question.title', 'question.kind'])
    .where('question.tenantId', '=', tenantId)
    .where('question.id', '=', targetId)
    .where('question.state', 'in', ['active', 'closed'])
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const { kind, ...work } = row;
  return { ...work, act: kind === QuestionKind.ask ? 'ask' : 'publish' };
};

/** An answer to what somebody else has written; what is said below an answer is talk. */
const findAnswer = async (read: Reads, { tenantId, targetId }: WorkQuery): Promise<Work | null> => {
  const row = await read
    .selectFrom('discussion')
    .innerJoin('question', 'question.id', 'discussion.questionId')
    .innerJoin('member', 'member.id', 'discussion.authorId')
    .select(['member.id as memberId', 'member.fullName as memberName', 'question.title'])
    .where('discussion.tenantId', '=', tenantId)
    .where('discussion.id', '=', targetId)
    .where('discussion.parentId', 'is', null)
    .where('discussion.isRemoved', '=', false)
    .whereRef('discussion.authorId', '<>', 'question.authorId')
    .where('question.state', 'in', ['active', 'closed'])
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  return row ? { ...row, act: 'answer' } : null;
};

/** A post or answer and its author, as long as people can read it. */
export const findWork = (read: Reads, { targetType, ...wanted }: WorkQuery & { readonly targetType: ContentTarget }) =>
  targetType === 'question' ? findPost(read, wanted) : findAnswer(read, wanted);

export type TurnInput = WorkQuery & Pick<Work, 'memberId' | 'act'> & { readonly day: string; readonly max: number };

const dayKey = ({ memberId, act, day }: Pick<TurnInput, 'memberId' | 'act' | 'day'>): string =>
  `${memberId} ${act} ${day}`;

/** How much each of these people was paid for on their days, with what was just taken. */
async function countTurns(tx: Tx, turns: readonly TurnInput[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ memberId: string; act: EarningAct; day: string; total: bigint }>`
    select earning.member_id, earning.act, earning.day::text, count(*) as total
    from (select distinct member_id, act, day::date
        from unnest(${turns.map(({ memberId }) => memberId)}::text[], ${turns.map(({ act }) => act)}::text[],
          ${turns.map(({ day }) => day)}::text[]) as turn (member_id, act, day)) as wanted
      join earning on earning.member_id = wanted.member_id and earning.act = wanted.act and earning.day = wanted.day
    group by earning.member_id, earning.act, earning.day`.execute(tx);
  return new Map(rows.map((row) => [dayKey(row), Number(row.total)]));
}

/**
 * Which of them are paid for: the first time, while the day of its person is not full. Whoever comes at once waits here,
 * and people are held in one order.
 */
export async function takeTurns(tx: Tx, turns: readonly TurnInput[]): Promise<readonly boolean[]> {
  await sql`
    select pg_advisory_xact_lock(person) from (
      select distinct hashtextextended('earning ' || id, 0) as person
      from unnest(${turns.map(({ memberId }) => memberId)}::text[]) as one (id) order by person
    ) as people`.execute(tx);
  const { rows } = await sql<{ act: EarningAct; targetId: string }>`
    insert into earning (act, target_id, tenant_id, member_id, day)
    select act, target_id, tenant_id, member_id, day::date
    from unnest(${turns.map(({ act }) => act)}::text[], ${turns.map(({ targetId }) => targetId)}::text[],
      ${turns.map(({ tenantId }) => tenantId)}::text[], ${turns.map(({ memberId }) => memberId)}::text[],
      ${turns.map(({ day }) => day)}::text[]) as turn (act, target_id, tenant_id, member_id, day)
    order by act, target_id
    on conflict (act, target_id) do nothing
    returning act, target_id`.execute(tx);
  const fresh = new Set(rows.map(({ act, targetId }) => `${act} ${targetId}`));
  const isFirst = turns.map(({ act, targetId }) => fresh.delete(`${act} ${targetId}`));
  const left = new Map(await countTurns(tx, turns));
  // Counted back from the last: those that came first on a day are those that are paid.
  return turns
    .map((turn, at) => [turn, isFirst[at] ?? false] as const)
    .toReversed()
    .map(([turn, isNew]) => {
      if (!isNew) return false;
      const place = left.get(dayKey(turn)) ?? 0;
      left.set(dayKey(turn), place - 1);
      return place <= turn.max;
    })
    .toReversed();
}
