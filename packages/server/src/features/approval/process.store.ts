import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { ProcessState } from '@shuyuan/contract/approval/process-life';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type Process = {
  readonly id: string;
  readonly tenantId: string;
  readonly businessType: ApprovalBusinessType;
  readonly businessId: string;
  readonly title: string;
  readonly summary: string;
  readonly starterId: string;
  readonly organizationId: string;
  readonly state: ProcessState;
  readonly round: number;
  readonly currentStep: number;
  readonly submittedAt: Date;
  readonly updatedAt: Date;
};

const columns = [
  'id',
  'tenantId',
  'businessType',
  'businessId',
  'title',
  'summary',
  'starterId',
  'organizationId',
  'state',
  'round',
  'currentStep',
  'submittedAt',
  'updatedAt',
] as const;

/** False when the document has a process already: one document, one process. */
export async function insertProcess(tx: Tx, process: Process): Promise<boolean> {
  const added = await tx
    .insertInto('approvalProcess')
    .values(process)
    .onConflict((conflict) => conflict.columns(['tenantId', 'businessType', 'businessId']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findProcess(read: Reads, tenantId: string, id: string): Promise<Process | undefined> {
  return read
    .selectFrom('approvalProcess')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type Document = {
  readonly tenantId: string;
  readonly businessType: ApprovalBusinessType;
  readonly businessId: string;
};

export async function findProcessOf(read: Reads, document: Document): Promise<Process | undefined> {
  return read
    .selectFrom('approvalProcess')
    .select(columns)
    .where('tenantId', '=', document.tenantId)
    .where('businessType', '=', document.businessType)
    .where('businessId', '=', document.businessId)
    .executeTakeFirst();
}

type Leave = { readonly id: string; readonly from: readonly ProcessState[]; readonly at: Date };

/**
 * Takes the process out of one of the states an action may leave, and holds its row until the transaction ends: of two
 * acts at once the second sees what the first has made of it. Undefined when it is in another state.
 */
export async function leaveState(tx: Tx, { id, from, at }: Leave): Promise<Process | undefined> {
  return tx
    .updateTable('approvalProcess')
    .set({ updatedAt: at })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning(columns)
    .executeTakeFirst();
}

type Change = {
  state?: ProcessState;
  organizationId?: string;
  currentStep?: number;
  round?: number;
  title?: string;
  summary?: string;
  submittedAt?: Date;
};

/** Only for who holds the row (`leaveState`). */
export async function changeProcess(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('approvalProcess').set(change).where('id', '=', id).execute();
}

/** An administrator to turn to: the nearest above the organisation, else the first of the tenant (D-078). */
export async function findAdministrator(
  read: Reads,
  { tenantId, path }: { tenantId: string; path: readonly string[] },
): Promise<string> {
  const row = await read
    .selectFrom('memberRole')
    .innerJoin('member', 'member.id', 'memberRole.memberId')
    .select('member.fullName')
    .where('memberRole.tenantId', '=', tenantId)
    .where('memberRole.role', '=', 'org-admin')
    .where('member.state', '=', 'active')
    .orderBy(sql`coalesce(array_position(${[...path]}::text[], member.organization_id), 0)`, 'desc')
    .orderBy('member.id')
    .limit(1)
    .executeTakeFirst();
  return row?.fullName ?? '';
}

/** Whether a member belongs to an organisation, first or beside others. */
export async function isPlaceOf(read: Reads, memberId: string, organizationId: string): Promise<boolean> {
  const row = await read
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb('organizationId', '=', organizationId),
        eb.exists(
          eb
            .selectFrom('memberOrganization')
            .select('memberId')
            .whereRef('memberOrganization.memberId', '=', 'member.id')
            .where('memberOrganization.organizationId', '=', organizationId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
