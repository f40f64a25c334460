import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import { type RawBuilder, sql } from 'kysely';
import { columnOf, jsonOf, type Tx } from '../../../platform/db.ts';
import type { ContentAnew } from '../../study/index.ts';

/** The people of one rule who are evaluated together. */
export type Evaluation = { readonly ruleId: string; readonly memberIds: readonly string[]; readonly at: Date };

const standing = sql`duty.state in ('open', 'paused')`;
const ofThese = ({ ruleId, memberIds }: Evaluation) =>
  sql`duty.rule_id = ${ruleId} and duty.member_id = any (${[...memberIds]}::text[])`;

/** Whoever evaluates the same rule waits here: what is written stands on what was read. */
export async function lockEvaluation(tx: Tx, ruleId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assignment ${ruleId}`}, 0))`.execute(tx);
}

/** Those of these people the rule is for, as long as it is active. */
const meant = ({ ruleId, memberIds }: Evaluation) => sql`(select meant.id from assignment_rule active,
  audience_members(active.tenant_id, active.audience, ${[...memberIds]}::text[]) meant (id)
  where active.id = ${ruleId} and active.state = 'active')`;

/** A duty that came by following a topic stays as long as the rule names the topic: nobody ends it by not following it. */
const isKept = sql`(rule.state = 'active' and member.state = 'active' and rule.audience -> 'topicIds' ?| duty.topic_ids)`;

/** Duties nobody has any more are closed with the reason; nothing is deleted. */
export async function closeDuties(tx: Tx, evaluation: Evaluation): Promise<void> {
  const { at } = evaluation;
  await sql`update assignment_duty duty
    set state = 'closed', paused_at = null, changed_at = ${at}, close_reason = case
      when rule.state = 'ended' then 'ended' when member.state <> 'active' then 'left' else 'moved' end
    from member, assignment_rule rule
    where ${ofThese(evaluation)} and ${standing} and member.id = duty.member_id and rule.id = duty.rule_id
      and member.id not in ${meant(evaluation)} and not ${isKept}`.execute(tx);
}

/** Notes the topics of duties that rest on nothing else. */
export async function noteTopics(
  tx: Tx,
  evaluation: Evaluation,
  { tenantId, audience }: { readonly tenantId: string; readonly audience: CourseAudience },
): Promise<void> {
  if (audience.topicIds.length === 0) return;
  const memberIds = sql`${[...evaluation.memberIds]}::text[]`;
  const withoutTopics = jsonOf({ ...audience, topicIds: [] });
  await sql`update assignment_duty duty set topic_ids = followed.topics
    from (select member_id, array_agg(target_id order by target_id) as topics from attention
      where target_type = 2 and target_id = any (${[...audience.topicIds]}::text[]) and member_id = any (${memberIds})
      group by member_id) followed
    where ${ofThese(evaluation)} and ${standing} and followed.member_id = duty.member_id
      and duty.topic_ids <> followed.topics
      and duty.member_id not in (select audience_members(${tenantId}, ${withoutTopics}, ${memberIds}))`.execute(tx);
}

/** Reports ask where somebody belonged on a day: a move is an entry of every duty that stands. */
export async function moveDuties(tx: Tx, evaluation: Evaluation): Promise<void> {
  await sql`update assignment_duty duty set organization_id = member.organization_id, changed_at = ${evaluation.at}
    from member where ${ofThese(evaluation)} and ${standing} and member.id = duty.member_id
      and duty.organization_id <> member.organization_id`.execute(tx);
}

type PausedRow = { readonly id: string; readonly dueDay: string; readonly pausedAt: Date };

/** Duties that waited for somebody who is back, or whose rule does not wait any more. */
export async function listResumable(tx: Tx, evaluation: Evaluation): Promise<PausedRow[]> {
  const { rows } = await sql<PausedRow>`select duty.id, duty.due_day, duty.paused_at
    from assignment_duty duty join assignment_rule rule on rule.id = duty.rule_id
    where ${ofThese(evaluation)} and duty.state = 'paused'
      and not (rule.pauses and is_absent(duty.member_id, ${evaluation.at}))`.execute(tx);
  return rows;
}

export type ResumedRow = {
  readonly id: string;
  readonly dueDay: string;
  readonly dueAt: Date;
  readonly lateAt: Date;
};

export async function resumeDuties(tx: Tx, rows: readonly ResumedRow[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`update assignment_duty duty
    set state = 'open', paused_at = null, due_day = shifted.due_day, due_at = shifted.due_at, late_at = shifted.late_at,
      changed_at = ${at}
    from unnest(${columnOf(rows, 'id')}::text[], ${columnOf(rows, 'dueDay')}::text[],
      ${columnOf(rows, 'dueAt')}::timestamptz[], ${columnOf(rows, 'lateAt')}::timestamptz[])
      as shifted (id, due_day, due_at, late_at)
    where duty.id = shifted.id and duty.state = 'paused'`.execute(tx);
}

/** From the day they are away, not from when it was entered: days somebody was away for are given back whole. */
export async function pauseDuties(tx: Tx, evaluation: Evaluation): Promise<void> {
  const { at } = evaluation;
  await sql`update assignment_duty duty set state = 'paused', changed_at = ${at}, paused_at = (
      select greatest(duty.opened_at, min(absence.starts_at)) from assignment_absence absence
      where absence.member_id = duty.member_id and absence.cancelled_at is null
        and absence.starts_at <= ${at} and absence.ends_at > ${at})
    from assignment_rule rule
    where ${ofThese(evaluation)} and duty.state = 'open' and rule.id = duty.rule_id and rule.pauses
      and is_absent(duty.member_id, ${at})`.execute(tx);
}

export type NewDuties = Evaluation & {
  readonly beginDay: string;
  readonly dueDay: string;
  readonly dueAt: Date;
  readonly lateAt: Date;
};

/**
 * The next run of everybody who is meant and has none: their first, one more after they were meant for others, or the next
 * round of one that is over. A run that is over stays as it is. Whoever comes back goes on in the round they left: what was
 * learned before it counts no more than it did.
 */
export async function openDuties(
  tx: Tx,
  { beginDay, dueDay, dueAt, lateAt, ...evaluation }: NewDuties,
): Promise<string[]> {
  const { ruleId, at } = evaluation;
  const { rows } = await sql<{ readonly memberId: string }>`insert into assignment_duty
      (id, tenant_id, rule_id, member_id, number, state, organization_id, first_day, due_day, due_at, late_at, counts_since,
       opened_at, changed_at)
    select gen_random_uuid()::text, member.tenant_id, rule.id, member.id, coalesce(last.number, 0) + 1, 'open',
      member.organization_id, case when last.is_over then last.first_day else ${beginDay} end, ${dueDay}, ${dueAt},
      ${lateAt}, case when rule.counts_earlier and last.is_over is not true then last.counts_since else ${at}::timestamptz end,
      ${at}, ${at}
    from assignment_rule rule
      join member on member.id in ${meant(evaluation)}
      left join lateral (
        select duty.number, duty.state, duty.next_at, duty.first_day, duty.counts_since,
          duty.state in ('done', 'exempt') as is_over
        from assignment_duty duty where duty.rule_id = rule.id and duty.member_id = member.id
        order by duty.number desc limit 1) last on true
    where rule.id = ${ruleId}
      and (last.state is null or last.state = 'closed' or last.next_at <= ${at})
    on conflict do nothing
    returning member_id`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** The courses and exams of duties that ask for learning anew, also those inside subjects, each with the beginning of its round. */
export async function listAskedAnew(tx: Tx, evaluation: Evaluation): Promise<ContentAnew[]> {
  const { rows } = await sql<ContentAnew>`select duty.member_id, content.business_type, content.business_id,
      duty.counts_since as since
    from assignment_duty duty join assignment_item item on item.rule_id = duty.rule_id
      cross join lateral contents_within(item.business_type, item.business_id, duty.member_id) content
    where ${ofThese(evaluation)} and ${standing} and duty.counts_since is not null and content.business_type in (1, 3)`.execute(
    tx,
  );
  return rows;
}

type CompleteRow = { readonly id: string; readonly firstDay: string; readonly finishedAt: Date };

/** Whoever has done none of it, as most have, is not asked about all of it. */
const hasDoneSome = (
  at: Date,
) => sql`exists (select from assignment_item item where item.rule_id = duty.rule_id and case
  item.business_type
    when 1 then exists (select from study_run run where run.course_id = item.business_id
      and run.member_id = duty.member_id and run.finished_at <= ${at})
    when 3 then exists (select from exam_attempt attempt where attempt.exam_id = item.business_id
      and attempt.member_id = duty.member_id and attempt.ended_at <= ${at})
    else true end)`;

/** Duties of which everything that is asked was done. */
export async function listComplete(tx: Tx, evaluation: Evaluation): Promise<CompleteRow[]> {
  const { rows } = await sql<CompleteRow>`select duty.id, duty.first_day, progress.finished_at
    from (select duty.* from assignment_duty duty
        where ${ofThese(evaluation)} and ${standing} and ${hasDoneSome(evaluation.at)} offset 0) duty
      cross join lateral assignment_progress(duty.rule_id, duty.member_id, duty.counts_since, ${evaluation.at}) progress
    where progress.is_complete`.execute(tx);
  return rows;
}

export type SettledRow = { readonly id: string; readonly finishedAt: Date; readonly nextAt: Date | null };

/** `by`: whoever said so by hand. */
export async function finishDuties(tx: Tx, rows: readonly SettledRow[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`update assignment_duty duty
    set state = 'done', paused_at = null, finished_at = finished.finished_at, next_at = finished.next_at, changed_at = ${at}
    from unnest(${columnOf(rows, 'id')}::text[], ${columnOf(rows, 'finishedAt')}::timestamptz[],
      ${columnOf(rows, 'nextAt')}::timestamptz[]) as finished (id, finished_at, next_at)
    where duty.id = finished.id and ${standing}`.execute(tx);
}

/** Those of some people whose duty of the rule is open. */
export async function listStillOpen(tx: Tx, { ruleId, memberIds }: Omit<Evaluation, 'at'>): Promise<string[]> {
  const condition: RawBuilder<boolean> = sql<boolean>`member_id = any (${[...memberIds]}::text[])`;
  const rows = await tx
    .selectFrom('assignmentDuty')
    .select('memberId')
    .where('ruleId', '=', ruleId)
    .where('state', '=', 'open')
    .where(condition)
    .execute();
  return rows.map(({ memberId }) => memberId);
}
