import type { AssignmentContentType } from '@shuyuan/contract/assignments/assignment-content-types';
import type { AssignmentState } from '@shuyuan/contract/assignments/assignment-states';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';

export type AssignmentFields = {
  readonly title: string;
  readonly introduction: string;
  readonly audience: CourseAudience;
  readonly deadline: DeadlineRule;
  readonly graceDays: number;
  readonly recurrenceMonths: number | null;
  readonly countsEarlier: boolean;
  readonly pauses: boolean;
};

export type RuleRow = AssignmentFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly state: AssignmentState;
  readonly revision: number;
};

export type ItemRow = {
  readonly businessType: AssignmentContentType;
  readonly businessId: string;
  readonly title: string;
};

const rules = (read: Reads) =>
  read
    .selectFrom('assignmentRule as rule')
    .select(['rule.id', 'rule.tenantId', 'rule.authorId', 'rule.state', 'rule.title', 'rule.introduction'])
    .select(['rule.graceDays', 'rule.recurrenceMonths', 'rule.countsEarlier', 'rule.pauses', 'rule.revision'])
    // Written by `insertRule` and `updateRule` alone.
    .select(sql<CourseAudience>`rule.audience`.as('audience'))
    .select(sql<DeadlineRule>`rule.deadline`.as('deadline'));

export const findRule = (read: Reads, tenantId: string, id: string): Promise<RuleRow | undefined> =>
  rules(read).where('rule.tenantId', '=', tenantId).where('rule.id', '=', id).executeTakeFirst();

/** Of two who change a rule at once, the second waits here and reads what the first has left. */
export const lockRule = (tx: Tx, tenantId: string, id: string): Promise<RuleRow | undefined> =>
  rules(tx).where('rule.tenantId', '=', tenantId).where('rule.id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** A rule of whichever company, for a job. */
export const findAnyRule = (read: Reads, id: string): Promise<RuleRow | undefined> =>
  rules(read).where('rule.id', '=', id).executeTakeFirst();

export const listActiveRules = (read: Reads): Promise<RuleRow[]> =>
  rules(read).where('rule.state', '=', 'active').orderBy('rule.id').execute();

export const listItems = (read: Reads, ruleId: string): Promise<ItemRow[]> =>
  read
    .selectFrom('assignmentItem')
    .select(['businessType', 'businessId', 'title'])
    .where('ruleId', '=', ruleId)
    .orderBy('ordinal')
    .execute();

type NewRule = AssignmentFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly at: Date;
};

export async function insertRule(tx: Tx, { at, audience, deadline, ...rule }: NewRule): Promise<void> {
  const json = { audience: jsonOf(audience), deadline: jsonOf(deadline) };
  await tx
    .insertInto('assignmentRule')
    .values({ ...rule, ...json, createdAt: at, updatedAt: at })
    .execute();
}

type Change = Partial<AssignmentFields> & {
  readonly id: string;
  readonly at: Date;
  readonly state?: AssignmentState;
  readonly activatedAt?: Date;
  readonly endedAt?: Date;
};

/** Answers the next revision. */
export async function updateRule(tx: Tx, { id, at, audience, deadline, ...change }: Change): Promise<number> {
  const { revision } = await tx
    .updateTable('assignmentRule')
    .set({ ...change, updatedAt: at, revision: sql<number>`revision + 1` })
    .$if(audience !== undefined, (query) => query.set(audience ? { audience: jsonOf(audience) } : {}))
    .$if(deadline !== undefined, (query) => query.set(deadline ? { deadline: jsonOf(deadline) } : {}))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

type Items = { readonly tenantId: string; readonly ruleId: string; readonly items: readonly ItemRow[] };

export async function replaceItems(tx: Tx, { tenantId, ruleId, items }: Items): Promise<void> {
  await tx.deleteFrom('assignmentItem').where('ruleId', '=', ruleId).execute();
  if (items.length === 0) return;
  await tx
    .insertInto('assignmentItem')
    .values(items.map((item, ordinal) => ({ ...item, ordinal, tenantId, ruleId })))
    .execute();
}
