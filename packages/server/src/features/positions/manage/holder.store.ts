import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { progressOf } from '../walk/walk.store.ts';

type Publication = { readonly positionId: string; readonly versionId: string };

/** Walks that are open and not handed in go on in another version; what they opened is kept by the keys of sections. */
export async function moveRuns(tx: Tx, { positionId, versionId }: Publication): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('positionRun')
    .set({ versionId })
    .where('positionId', '=', positionId)
    .where('closedAt', 'is', null)
    .where('auditState', 'in', ['none', 'refused'])
    .where('versionId', '<>', versionId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Everybody who has the position and is not on the way yet. */
export async function joinHolders(tx: Tx, { positionId, versionId, at }: Publication & { at: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into position_run (tenant_id, position_id, member_id, version_id, opened_at)
    select tenant_id, position_id, member_id, ${versionId}, ${at} from position_holder
    where position_id = ${positionId} and until is null
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

type Assignment = {
  readonly tenantId: string;
  readonly positionId: string;
  readonly memberIds: readonly string[];
  readonly at: Date;
};

/** The database opens their walks (`follow_position_holder`). Whoever has the position already keeps it as it is. */
export async function insertHolders(tx: Tx, { tenantId, positionId, memberIds, at }: Assignment): Promise<string[]> {
  const rows = await tx
    .insertInto('positionHolder')
    .values(memberIds.map((memberId) => ({ tenantId, positionId, memberId, since: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** The database closes their walks; nothing of them is deleted. */
export async function endHolders(tx: Tx, { positionId, memberIds, at }: Assignment): Promise<string[]> {
  const rows = await tx
    .updateTable('positionHolder')
    .set({ until: at })
    .where('positionId', '=', positionId)
    .where('memberId', 'in', [...memberIds])
    .where('until', 'is', null)
    .returning('memberId')
    .execute();
  return rows.map(({ memberId }) => memberId);
}

export async function countActive(read: Reads, tenantId: string, memberIds: readonly string[]): Promise<number> {
  const { total } = await read
    .selectFrom('member')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .where('state', '<>', 'left')
    .where('id', 'in', [...memberIds])
    .executeTakeFirstOrThrow();
  return Number(total);
}

const holders = (read: Reads, positionId: string) =>
  read
    .selectFrom('positionHolder as holder')
    .where('holder.positionId', '=', positionId)
    .where('holder.until', 'is', null);

export async function countHolders(read: Reads, positionId: string): Promise<number> {
  const { total } = await holders(read, positionId)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function countMidway(read: Reads, positionId: string): Promise<number> {
  const { total } = await read
    .selectFrom('positionRun')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('positionId', '=', positionId)
    .where('closedAt', 'is', null)
    .where('auditState', 'in', ['none', 'refused'])
    .executeTakeFirstOrThrow();
  return Number(total);
}

type HoldersQuery = { readonly positionId: string; readonly asOf: Date; readonly paging: Paging };

export const listHolders = (read: Reads, { positionId, asOf, paging }: HoldersQuery) =>
  holders(read, positionId)
    .innerJoin('member', 'member.id', 'holder.memberId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .leftJoin('positionRun as run', (join) =>
      join
        .onRef('run.positionId', '=', 'holder.positionId')
        .onRef('run.memberId', '=', 'holder.memberId')
        .on('run.closedAt', 'is', null),
    )
    .leftJoinLateral(progressOf(asOf), (join) => join.onTrue())
    .select(['holder.memberId', 'member.fullName', 'organization.name as organizationName', 'holder.since'])
    .select(['run.id as progressId', 'run.auditState'])
    .select(['progress.requiredCount', 'progress.finishedCount', 'progress.percentage'])
    .orderBy('holder.since', 'desc')
    .orderBy('holder.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
