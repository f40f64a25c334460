import type { DutyProgress } from '@shuyuan/contract/assignments/duty-progresses';
import type { ReminderStepName } from '@shuyuan/contract/assignments/reminder-steps';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type DutyHead = {
  readonly id: string;
  readonly ruleId: string;
  readonly title: string;
  readonly memberId: string;
  readonly fullName: string;
  readonly progress: DutyProgress;
  readonly dueAt: Date;
};

type HeadQuery = { readonly tenantId: string; readonly id: string; readonly asOf: Date };

export const findDutyHead = (read: Reads, { tenantId, id, asOf }: HeadQuery): Promise<DutyHead | undefined> =>
  read
    .selectFrom('assignmentDuty as duty')
    .innerJoin('assignmentRule as rule', 'rule.id', 'duty.ruleId')
    .innerJoin('member', 'member.id', 'duty.memberId')
    .select(['duty.id', 'duty.ruleId', 'rule.title', 'duty.memberId', 'member.fullName', 'duty.dueAt'])
    .select(
      // As `duties_as_of` says it.
      sql<DutyProgress>`case when duty.state <> 'open' then duty.state when duty.late_at <= ${asOf} then 'overdue'
        else 'due' end`.as('progress'),
    )
    .where('duty.tenantId', '=', tenantId)
    .where('duty.id', '=', id)
    .executeTakeFirst();

/** The most changes and reminders that are shown; years of a monthly rule. */
const shown = 200;
type Runs = { readonly ruleId: string; readonly memberId: string };

/** Every change of somebody's runs of a rule, the last one first, as it was when it came. */
export const listEntries = (read: Reads, { ruleId, memberId }: Runs) =>
  read
    .selectFrom('assignmentEntry as entry')
    .innerJoin('assignmentDuty as duty', 'duty.id', 'entry.dutyId')
    .innerJoin('organization', 'organization.id', 'entry.organizationId')
    .select(['duty.number', 'organization.name as organizationName', 'entry.dueAt', 'entry.at'])
    .select(
      sql<DutyProgress>`case when entry.state <> 'open' then entry.state when entry.late_at <= entry.at then 'overdue'
      else 'due' end`.as('progress'),
    )
    .where('duty.ruleId', '=', ruleId)
    .where('duty.memberId', '=', memberId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(shown)
    .execute();

type ReminderRow = {
  readonly number: number;
  readonly step: ReminderStepName;
  readonly receiverName: string | null;
  readonly sentAt: Date;
};

/** The people who were told of them and when, the last first. */
export const listReminders = (read: Reads, { ruleId, memberId }: Runs): Promise<ReminderRow[]> =>
  read
    .selectFrom('assignmentReminder as reminder')
    .innerJoin('assignmentDuty as duty', 'duty.id', 'reminder.dutyId')
    .leftJoin('member as receiver', 'receiver.id', 'reminder.receiverId')
    .select(['duty.number', 'reminder.step', 'receiver.fullName as receiverName', 'reminder.sentAt'])
    .where('duty.ruleId', '=', ruleId)
    .where('duty.memberId', '=', memberId)
    .orderBy('reminder.sentAt', 'desc')
    .orderBy('reminder.step')
    .limit(shown)
    .execute();

/** Everything that was said of them by hand, the last first. */
export const listSettlements = (read: Reads, { ruleId, memberId }: Runs) =>
  read
    .selectFrom('assignmentSettlement as settlement')
    .innerJoin('assignmentDuty as duty', 'duty.id', 'settlement.dutyId')
    .innerJoin('member as settler', 'settler.id', 'settlement.settledBy')
    .leftJoin('member as revoker', 'revoker.id', 'settlement.revokedBy')
    .select(['settlement.id', 'settlement.kind', 'settlement.reason', 'settlement.settledAt', 'settlement.revokedAt'])
    .select(['settlement.revokeReason', 'settler.fullName as settlerName', 'revoker.fullName as revokerName'])
    .where('duty.ruleId', '=', ruleId)
    .where('duty.memberId', '=', memberId)
    .orderBy('settlement.settledAt', 'desc')
    .limit(shown)
    .execute();

/** The evidence of several settlements. */
export const listEvidence = (read: Reads, tenantId: string, { ids, purpose }: { ids: string[]; purpose: string }) =>
  read
    .selectFrom('file')
    .select(['id', 'name', 'path', 'subjectId'])
    .where('tenantId', '=', tenantId)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`subject_id = any(${ids}::text[])`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
