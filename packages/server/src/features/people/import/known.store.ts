import type { Fact, Identity, Role } from '@shuyuan/contract/kernel/capabilities';
import { administratorRoles } from '@shuyuan/contract/people/administrators';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { KnownPlace } from './places.ts';
import type { KnownPosition } from './position-finder.ts';
import type { Known } from './plan-import.ts';

export type Keys = {
  readonly tenantId: string;
  readonly actorId: string;
  readonly accounts: readonly string[];
  readonly emails: readonly string[];
  readonly employeeNumbers: readonly string[];
};

export async function listKnownPlaces(read: Reads, tenantId: string): Promise<KnownPlace[]> {
  return read.selectFrom('organization').select(['id', 'path', 'name']).where('tenantId', '=', tenantId).execute();
}

export const listKnownPositions = (read: Reads, tenantId: string): Promise<KnownPosition[]> =>
  read
    .selectFrom('position')
    .select(['id', 'name', sql<boolean>`state = 'archived'`.as('isArchived')])
    .where('tenantId', '=', tenantId)
    .orderBy('id')
    .execute();

const heldPositions = sql<string[]>`array(
  select position_id from position_holder where member_id = member.id and until is null order by since, position_id)`;

/** The positions people have, by their ids. */
export async function findPositionsOf(read: Reads, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await read
    .selectFrom('member')
    .select(['id', heldPositions.as('positionIds')])
    .where(sql<boolean>`id = any(${memberIds}::text[])`)
    .execute();
  return new Map(rows.map(({ id, positionIds }) => [id, positionIds]));
}

async function listRecords(read: Reads, { tenantId, accounts }: Keys) {
  const rows = await read
    .selectFrom('member')
    .select(['id', 'account', 'fullName', 'email', 'phone', 'employeeNumber', 'organizationId'])
    .select([
      'state',
      sql<string[]>`array(select organization_id from member_organization where member_id = member.id)`.as('further'),
      sql<Role[]>`array(select role from member_role where member_id = member.id)`.as('roles'),
      sql<Exclude<Fact, 'director'>[]>`array(
        select fact from member_fact where member_id = member.id and fact <> 'director')`.as('facts'),
      sql<string | null>`(
        select organization_id from member_fact where member_id = member.id and fact = 'director')`.as('directs'),
      heldPositions.as('positionIds'),
    ])
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`lower(account) = any(${accounts}::text[])`)
    .execute();
  return rows.map(({ id, further, directs, ...row }) => ({
    id,
    record: { ...row, furtherOrganizationIds: further, directsOrganizationId: directs },
  }));
}

/** Of whichever tenant: only the system's own scope sees them. */
async function listForeign(read: Reads, { tenantId, accounts }: Keys): Promise<string[]> {
  const rows = await read
    .selectFrom('member')
    .select(sql<string>`lower(account)`.as('key'))
    .where('tenantId', '<>', tenantId)
    .where(sql<boolean>`lower(account) = any(${accounts}::text[])`)
    .execute();
  return rows.map(({ key }) => key);
}

type Holding = { readonly column: 'email' | 'employee_number'; readonly keys: readonly string[] };

async function findHolders(read: Reads, tenantId: string, { column, keys }: Holding): Promise<Map<string, string>> {
  const key = sql<string>`lower(${sql.ref(column)})`;
  const rows = await read
    .selectFrom('member')
    .select(['id', key.as('key')])
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`${key} = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.key, row.id]));
}

async function listAdministrators(read: Reads, tenantId: string) {
  return read
    .selectFrom('memberRole')
    .innerJoin('member', 'member.id', 'memberRole.memberId')
    .select(['member.id', sql<Role[]>`array_agg(member_role.role)`.as('roles')])
    .where('memberRole.tenantId', '=', tenantId)
    .where('memberRole.role', 'in', administratorRoles)
    .where('member.state', '=', 'active')
    .groupBy('member.id')
    .execute();
}

async function findRolesOf(read: Reads, memberId: string): Promise<Identity[]> {
  const rows = await read.selectFrom('memberRole').select('role').where('memberId', '=', memberId).execute();
  return rows.map(({ role }) => role);
}

/** Everything a plan has to know, in nine questions whatever the number of rows. Only as the system. */
export async function findKnown(read: Reads, keys: Keys): Promise<Known> {
  const { tenantId, actorId } = keys;
  const members = await listRecords(read, keys);
  return {
    actor: { id: actorId, roles: await findRolesOf(read, actorId) },
    places: await listKnownPlaces(read, tenantId),
    positions: await listKnownPositions(read, tenantId),
    members: new Map(members.map((member) => [member.record.account.toLowerCase(), member])),
    foreignAccounts: new Set(await listForeign(read, keys)),
    holders: {
      email: await findHolders(read, tenantId, { column: 'email', keys: keys.emails }),
      employeeNumber: await findHolders(read, tenantId, { column: 'employee_number', keys: keys.employeeNumbers }),
    },
    administrators: await listAdministrators(read, tenantId),
  };
}

/** Nobody else changes them until the import is through; in one order, so that two imports do not lock each other out. */
export async function lockMembers(tx: Tx, { tenantId, accounts }: Keys): Promise<void> {
  await tx
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`lower(account) = any(${accounts}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
