import type { Reads, Tx } from '../../../platform/db.ts';
import type { Person } from './step.store.ts';

export type Delegation = { readonly deputy: Person; readonly startsAt: Date; readonly endsAt: Date };

export async function findDelegation(read: Reads, memberId: string): Promise<Delegation | undefined> {
  const row = await read
    .selectFrom('approvalDelegation as delegation')
    .innerJoin('member', 'member.id', 'delegation.deputyId')
    .select(['delegation.startsAt', 'delegation.endsAt', 'member.id', 'member.fullName', 'member.portrait'])
    .where('delegation.memberId', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { startsAt, endsAt, ...deputy } = row;
  return { deputy, startsAt, endsAt };
}

/** Those a member decides for at a moment. A deputy's own deputy does not: an absence is passed on once. */
export async function listPrincipals(read: Reads, deputyId: string, at: Date): Promise<Person[]> {
  return read
    .selectFrom('approvalDelegation as delegation')
    .innerJoin('member', 'member.id', 'delegation.memberId')
    .select(['member.id', 'member.fullName', 'member.portrait'])
    .where('delegation.deputyId', '=', deputyId)
    .where('delegation.startsAt', '<=', at)
    .where('delegation.endsAt', '>', at)
    .where('member.state', '=', 'active')
    .orderBy('member.fullName')
    .orderBy('member.id')
    .execute();
}

type NewDelegation = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly deputyId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

export async function insertDelegation(tx: Tx, delegation: NewDelegation): Promise<void> {
  const { deputyId, startsAt, endsAt } = delegation;
  await tx
    .insertInto('approvalDelegation')
    .values(delegation)
    .onConflict((conflict) =>
      conflict.column('memberId').doUpdateSet({ deputyId, startsAt, endsAt, announcedAt: null }),
    )
    .execute();
}

export async function removeDelegation(tx: Tx, memberId: string): Promise<boolean> {
  const removed = await tx.deleteFrom('approvalDelegation').where('memberId', '=', memberId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export type SilentDelegation = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly fullName: string;
  readonly deputyId: string;
};

/** Those in force whose deputies were not told yet what waits. */
export async function listSilentDelegations(read: Reads, at: Date, limit: number): Promise<SilentDelegation[]> {
  return read
    .selectFrom('approvalDelegation as delegation')
    .innerJoin('member', 'member.id', 'delegation.memberId')
    .select(['delegation.tenantId', 'delegation.memberId', 'member.fullName', 'delegation.deputyId'])
    .where('delegation.announcedAt', 'is', null)
    .where('delegation.startsAt', '<=', at)
    .where('delegation.endsAt', '>', at)
    .orderBy('delegation.startsAt')
    .limit(limit)
    .execute();
}

/** False when another process was faster, or the deputy is another by now. */
export async function markAnnounced(
  tx: Tx,
  { memberId, deputyId }: Pick<SilentDelegation, 'memberId' | 'deputyId'>,
  at: Date,
): Promise<boolean> {
  const marked = await tx
    .updateTable('approvalDelegation')
    .set({ announcedAt: at })
    .where('memberId', '=', memberId)
    .where('deputyId', '=', deputyId)
    .where('announcedAt', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** The deputies of these members at a moment, each with the name of the absent member. */
export async function listDeputies(
  read: Reads,
  memberIds: readonly string[],
  at: Date,
): Promise<{ deputyId: string; fullName: string }[]> {
  return memberIds.length === 0
    ? []
    : read
        .selectFrom('approvalDelegation as delegation')
        .innerJoin('member', 'member.id', 'delegation.memberId')
        .select(['delegation.deputyId', 'member.fullName'])
        .where('delegation.memberId', 'in', [...memberIds])
        .where('delegation.startsAt', '<=', at)
        .where('delegation.endsAt', '>', at)
        .execute();
}
