import { AppError, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { AdministratorRole } from '@shuyuan/contract/people/administrators';
import type { Fact, Role } from '@shuyuan/contract/kernel/capabilities';
import type { MemberState } from '@shuyuan/contract/people/member-state';
import { sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';
import { laterThan } from '../organizations/organizations.store.ts';
import { searchColumns } from '../search.store.ts';

export type MemberDetails = {
  readonly account: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly employeeNumber: string | null;
  readonly organizationId: string;
};

/** Where a member belongs besides the first organisation, what they were granted and what is true of them. */
export type MemberRights = {
  readonly furtherOrganizationIds: readonly string[];
  readonly roles: readonly Role[];
  readonly facts: readonly Exclude<Fact, 'director'>[];
  readonly directsOrganizationId: string | null;
};

type NewMember = MemberDetails & {
  readonly id: string;
  readonly tenantId: string;
  readonly portrait: string | null;
  readonly passwordHash: string | null;
  readonly mustChangePassword: boolean;
  readonly oneTimeUntil: Date | null;
};
type Owned = { readonly id: string; readonly tenantId: string };

const takenBy: Record<string, ErrorCode> = {
  member_account: 'member.account-taken',
  member_email: 'member.email-taken',
  member_employee_number: 'member.employee-number-taken',
};

/** The race behind "already taken" is decided by the index; the caller reads which field it was. */
async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const taken = Object.entries(takenBy).find(([constraint]) => brokeUnique(error, constraint));
    throw taken ? new AppError(taken[1]) : error;
  }
}

export async function insertMember(tx: Tx, member: NewMember, standing: MemberRights): Promise<void> {
  await orTaken(
    tx
      .insertInto('member')
      .values({ ...member, ...searchColumns(member) })
      .execute(),
  );
  await saveRights(tx, member, standing);
}

export async function saveMember(tx: Tx, id: string, { details, now }: { details: MemberDetails; now: number }) {
  await orTaken(
    tx
      .updateTable('member')
      .set({ ...details, ...searchColumns(details), updatedAt: laterThan(now) })
      .where('id', '=', id)
      .execute(),
  );
}

/** Replaces what there was; what stays keeps its date. */
export async function saveRights(tx: Tx, { id: memberId, tenantId }: Owned, standing: MemberRights): Promise<void> {
  const { furtherOrganizationIds, roles, facts, directsOrganizationId } = standing;
  const own = { tenantId, memberId };
  await tx.deleteFrom('memberOrganization').where('memberId', '=', memberId).execute();
  const places = furtherOrganizationIds.map((organizationId) => ({ ...own, organizationId }));
  if (places.length > 0) await tx.insertInto('memberOrganization').values(places).execute();

  const granted = [...new Set<Role>(['learner', ...roles])];
  await tx.deleteFrom('memberRole').where('memberId', '=', memberId).where('role', 'not in', granted).execute();
  await tx
    .insertInto('memberRole')
    .values(granted.map((role) => ({ ...own, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  const held = [
    ...[...new Set(facts)].map((fact) => ({ ...own, fact, organizationId: null })),
    ...(directsOrganizationId ? [{ ...own, fact: 'director' as const, organizationId: directsOrganizationId }] : []),
  ];
  const stays = held.map(({ fact }) => fact);
  await tx
    .deleteFrom('memberFact')
    .where('memberId', '=', memberId)
    .$if(stays.length > 0, (query) => query.where('fact', 'not in', stays))
    .execute();
  if (held.length === 0) return;
  await tx
    .insertInto('memberFact')
    .values(held)
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'fact']).doUpdateSet({ organizationId: sql`excluded.organization_id` }),
    )
    .execute();
}

/** Whether it is new. */
export async function insertFact(
  tx: Tx,
  { tenantId, memberId, fact }: { readonly tenantId: string; readonly memberId: string; readonly fact: Fact },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('memberFact')
    .values({ tenantId, memberId, fact })
    .onConflict((conflict) => conflict.columns(['memberId', 'fact']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

type StateChange = { readonly from: readonly MemberState[]; readonly to: MemberState; readonly now: number };

/** False when the member was in none of the states it may leave. */
export async function saveState(tx: Tx, id: string, { from, to, now }: StateChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ state: to, updatedAt: laterThan(now) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A one-time password: it opens the account again, and must be replaced. */
export async function saveOneTimePassword(
  tx: Tx,
  id: string,
  { passwordHash, oneTimeUntil }: { readonly passwordHash: string; readonly oneTimeUntil: Date },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ passwordHash, mustChangePassword: true, oneTimeUntil })
    .where('id', '=', id)
    .execute();
}

/** Others of the tenant who are at work in one of these roles. */
export async function hasOtherAdministrator(
  tx: Tx,
  { id, tenantId }: Owned,
  roles: readonly AdministratorRole[],
): Promise<boolean> {
  const other = await tx
    .selectFrom('memberRole')
    .innerJoin('member', 'member.id', 'memberRole.memberId')
    .select('member.id')
    .where('memberRole.tenantId', '=', tenantId)
    .where('memberRole.role', 'in', roles)
    .where('member.state', '=', 'active')
    .where('member.id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Who did it, as people call them: a colleague, or the token another system came with. */
export async function findAuthorName(read: Reads, tenantId: string, id: string): Promise<string> {
  const { name } = await read
    .selectNoFrom(
      sql<string | null>`coalesce(
        (select full_name from member where tenant_id = ${tenantId} and id = ${id}),
        (select name from scim_token where tenant_id = ${tenantId} and id = ${id}))`.as('name'),
    )
    .executeTakeFirstOrThrow();
  return name ?? '';
}
