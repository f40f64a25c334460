import type { GroupRole } from '@shuyuan/contract/auth/scim';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** What groups carry now, and what groups gave before. */
type Debt<Thing extends string> = { readonly wanted: readonly Thing[]; readonly given: readonly Thing[] };
export type MemberDebt = {
  readonly memberId: string;
  readonly roles: Debt<GroupRole>;
  readonly places: Debt<string>;
};

/** What the groups of these members carry, and what groups gave them before. */
export async function listDebts(read: Reads, tenantId: string, memberIds: readonly string[]): Promise<MemberDebt[]> {
  const carried = (column: 'role' | 'organization_id') => sql<never[]>`array(
    select distinct g.${sql.ref(column)} from scim_group_member held join scim_group g on g.id = held.group_id
    where held.member_id = member.id and g.${sql.ref(column)} is not null order by 1)`;
  const rows = await read
    .selectFrom('member')
    .select([
      'member.id as memberId',
      carried('role').as('roles'),
      carried('organization_id').as('places'),
      sql<never[]>`array(select role from scim_role_grant where member_id = member.id order by 1)`.as('givenRoles'),
      sql<never[]>`array(select organization_id from scim_place_grant where member_id = member.id order by 1)`.as(
        'givenPlaces',
      ),
    ])
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', sql<string>`any(${[...memberIds]}::text[])`)
    .orderBy('member.id')
    .execute();
  return rows.map(({ memberId, roles, places, givenRoles, givenPlaces }) => ({
    memberId,
    roles: { wanted: roles, given: givenRoles },
    places: { wanted: places, given: givenPlaces },
  }));
}

type Owner = { readonly tenantId: string; readonly memberId: string };
type Grants = { readonly roles: readonly GroupRole[]; readonly places: readonly string[] };

export async function saveGrants(tx: Tx, { tenantId, memberId }: Owner, { roles, places }: Grants): Promise<void> {
  await tx.deleteFrom('scimRoleGrant').where('memberId', '=', memberId).execute();
  const granted = roles.map((role) => ({ tenantId, memberId, role }));
  if (granted.length > 0) await tx.insertInto('scimRoleGrant').values(granted).execute();
  await tx.deleteFrom('scimPlaceGrant').where('memberId', '=', memberId).execute();
  const given = places.map((organizationId) => ({ tenantId, memberId, organizationId }));
  if (given.length > 0) await tx.insertInto('scimPlaceGrant').values(given).execute();
}

/** Where people stand whom no group places: the company itself until somebody says otherwise. */
export async function findDefaultPlace(read: Reads, tenantId: string): Promise<string> {
  const row = await read
    .selectFrom('scimSetting')
    .select('organizationId')
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  return row?.organizationId ?? tenantId;
}

export async function saveDefaultPlace(tx: Tx, tenantId: string, place: { organizationId: string; updatedAt: Date }) {
  await tx
    .insertInto('scimSetting')
    .values({ tenantId, ...place })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(place))
    .execute();
}
