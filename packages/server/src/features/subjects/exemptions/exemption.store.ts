import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { ExemptionState } from '@shuyuan/contract/subjects/exemption-states';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Of each item of a run the exemption asked for last. */
export const listLatestExemptions = (read: Reads, runId: string) =>
  read
    .selectFrom('subjectExemption')
    .distinctOn('itemKey')
    .select(['id', 'itemKey', 'state', 'reason', 'comment', 'askedAt', 'decidedAt'])
    .where('runId', '=', runId)
    .orderBy('itemKey')
    .orderBy('askedAt', 'desc')
    .execute();

type NewExemption = {
  readonly id: string;
  readonly tenantId: string;
  readonly runId: string;
  readonly itemKey: string;
  readonly reason: string;
  readonly at: Date;
};

/** Whether it was asked for; one that waits or was agreed to already stays alone. */
export async function insertExemption(tx: Tx, { at, ...exemption }: NewExemption): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('subjectExemption')
    .values({ ...exemption, askedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const exemptions = (read: Reads, tenantId: string) =>
  read
    .selectFrom('subjectExemption as exemption')
    .innerJoin('subjectRun as run', 'run.id', 'exemption.runId')
    .innerJoin('subject', 'subject.id', 'run.subjectId')
    .innerJoin('member', 'member.id', 'run.memberId')
    .where('exemption.tenantId', '=', tenantId);

type Decider = { readonly memberId: string; readonly managesAll: boolean };

/** A manager of the subject, or a director of an organisation the person belongs to or is below; never themselves. */
const canDecide = ({ memberId, managesAll }: Decider): RawBuilder<boolean> => sql<boolean>`(run.member_id <> ${memberId}
  and (${managesAll} or subject.author_id = ${memberId} or exists (
    select from member_fact where member_fact.member_id = ${memberId} and member_fact.fact = 'director'
      and member_fact.organization_id = any (member_places(run.member_id)))))`;

/** An author of subjects, or a director of an organisation, has somebody to decide about. */
export async function canDecideAny(read: Reads, { tenantId, memberId }: { tenantId: string; memberId: string }) {
  const { isDecider } = await read
    .selectNoFrom(
      sql<boolean>`(exists (select from subject where tenant_id = ${tenantId} and author_id = ${memberId})
        or exists (select from member_fact where member_id = ${memberId} and fact = 'director'))`.as('isDecider'),
    )
    .executeTakeFirstOrThrow();
  return isDecider;
}

const standing = ['exemption.id', 'exemption.state', 'exemption.itemKey', 'run.memberId', 'run.subjectId'] as const;

/** One that somebody may decide. */
export const findDecidable = (read: Reads, input: Decider & { tenantId: string; id: string }) =>
  exemptions(read, input.tenantId)
    .select([...standing, 'subject.title'])
    .where('exemption.id', '=', input.id)
    .where(canDecide(input))
    .executeTakeFirst();

export const isAskedBy = async (read: Reads, input: { tenantId: string; id: string; memberId: string }) =>
  (await exemptions(read, input.tenantId)
    .select('exemption.id')
    .where('exemption.id', '=', input.id)
    .where('run.memberId', '=', input.memberId)
    .executeTakeFirst()) !== undefined;

type DecidableQuery = Decider & { readonly tenantId: string; readonly state: ExemptionState };

const decidable = (read: Reads, query: DecidableQuery) =>
  exemptions(read, query.tenantId).where('exemption.state', '=', query.state).where(canDecide(query));

/** Asked for last first; the title of an item is that of the version its run has, else of the last that had it. */
export const listDecidable = (read: Reads, query: DecidableQuery, paging: Paging) =>
  decidable(read, query)
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .leftJoin('member as decider', 'decider.id', 'exemption.decidedBy')
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('subjectItem as known')
          .innerJoin('subjectVersion as version', 'version.id', 'known.versionId')
          .select(['known.title', 'known.businessType'])
          .whereRef('version.subjectId', '=', 'subject.id')
          .whereRef('known.key', '=', 'exemption.itemKey')
          .orderBy(sql`known.version_id = run.version_id`, 'desc')
          .orderBy('version.number', 'desc')
          .limit(1)
          .as('item'),
      (join) => join.onTrue(),
    )
    .select(['exemption.id', 'exemption.state', 'exemption.reason', 'exemption.comment', 'exemption.askedAt'])
    .select(['exemption.decidedAt', 'decider.fullName as deciderName', 'run.memberId', 'member.fullName'])
    .select(['organization.name as organizationName', 'subject.id as subjectId', 'subject.title as subjectTitle'])
    .select(['item.title as itemTitle', 'item.businessType'])
    .orderBy('exemption.askedAt', 'desc')
    .orderBy('exemption.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export async function countDecidable(read: Reads, query: DecidableQuery): Promise<number> {
  const { total } = await decidable(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The evidence of several exemptions. */
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

type Decision = {
  readonly id: string;
  readonly state: ExemptionState;
  readonly comment: string;
  readonly by: string;
  readonly at: Date;
};

/** Whether it was waiting: of two who decide at once the second finds it decided. */
export async function decideWaiting(tx: Tx, { id, state, comment, by, at }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subjectExemption')
    .set({ state, comment, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The directors of a person, the nearest above them first, who would be told that somebody asks. */
export async function listDirectors(read: Reads, memberId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('memberFact')
    .innerJoin('member', 'member.id', 'memberFact.memberId')
    .select('member.id')
    .distinct()
    .where('memberFact.fact', '=', 'director')
    .where('member.state', '=', 'active')
    .where('member.id', '<>', memberId)
    .where(sql<boolean>`member_fact.organization_id = any (member_places(${memberId}))`)
    .orderBy('member.id')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}
