import type { GroupRole } from '@shuyuan/contract/auth/scim';
import { type RawBuilder, sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';
import { ScimError } from './protocol/scim-error.ts';
import type { Condition } from './protocol/scim-filter.ts';

/** A member as SCIM sees one. */
export type ScimMember = {
  readonly id: string;
  readonly account: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly employeeNumber: string | null;
  readonly state: string;
  readonly externalId: string | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly title: string;
  readonly groups: readonly { readonly value: string; readonly display: string }[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const conditionOf: Readonly<Record<string, (value: string) => RawBuilder<boolean>>> = {
  id: (value) => sql`member.id = ${value}`,
  username: (value) => sql`lower(member.account) = ${value.toLowerCase()}`,
  externalid: (value) => sql`known.external_id = ${value}`,
  active: (value) => sql`(member.state = 'active') = ${value === 'true'}`,
  emails: (value) => sql`lower(member.email) = ${value.toLowerCase()}`,
  'emails.value': (value) => sql`lower(member.email) = ${value.toLowerCase()}`,
  'emails[type eq "work"].value': (value) => sql`lower(member.email) = ${value.toLowerCase()}`,
};

function conditionsOf<T>(table: Readonly<Record<string, (value: string) => T>>, filter: readonly Condition[]): T[] {
  return filter.map(({ attribute, value }) => {
    const condition = Object.hasOwn(table, attribute) ? table[attribute] : undefined;
    if (!condition) throw new ScimError(400, `Cannot filter by ${attribute}.`, 'invalidFilter');
    return condition(value);
  });
}

/** Who left is no longer there for the other system. */
const users = (read: Reads, tenantId: string, filter: readonly Condition[]) =>
  conditionsOf(conditionOf, filter).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('member')
      .leftJoin('scimUser as known', 'known.memberId', 'member.id')
      .where('member.tenantId', '=', tenantId)
      .where('member.state', '<>', 'left'),
  );

export type Window = { readonly startIndex: number; readonly count: number };

export async function listUsers(
  read: Reads,
  tenantId: string,
  { filter, startIndex, count }: Window & { filter: readonly Condition[] },
): Promise<{ members: ScimMember[]; total: number }> {
  const { total } = await users(read, tenantId, filter)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const members = await users(read, tenantId, filter)
    .select([
      'member.id',
      'member.account',
      'member.fullName',
      'member.email',
      'member.phone',
      'member.employeeNumber',
      'member.state',
      'member.createdAt',
      'known.externalId',
      sql<string>`coalesce(known.given_name, '')`.as('givenName'),
      sql<string>`coalesce(known.family_name, '')`.as('familyName'),
      sql<string>`coalesce(known.title, '')`.as('title'),
      sql<Date>`greatest(member.updated_at, known.updated_at)`.as('updatedAt'),
      sql<ScimMember['groups']>`(
        select coalesce(json_agg(json_build_object('value', g.id, 'display', g.display_name) order by g.id), '[]')
        from scim_group_member held join scim_group g on g.id = held.group_id where held.member_id = member.id)`.as(
        'groups',
      ),
    ])
    .orderBy('member.id')
    .limit(count)
    .offset(startIndex - 1)
    .execute();
  return { members, total: Number(total) };
}

export async function findUser(read: Reads, tenantId: string, id: string): Promise<ScimMember | undefined> {
  const filter = [{ attribute: 'id', value: id }];
  return (await listUsers(read, tenantId, { filter, startIndex: 1, count: 1 })).members[0];
}

/** Somebody who left and now comes back under the same name. */
export async function findLeaver(read: Reads, tenantId: string, account: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'left')
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

type Known = {
  readonly memberId: string;
  readonly tenantId: string;
  readonly externalId: string | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly title: string;
  /** The position the title gave, ours to take back; null where somebody else gave it, or none is called so. */
  readonly positionId: string | null;
  readonly updatedAt: Date;
};

/** One change of a person after the other. */
export async function lockUser(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** The position the person has because of their title. */
export async function findTitlePosition(read: Reads, memberId: string): Promise<string | null> {
  const row = await read
    .selectFrom('scimUser')
    .select('positionId')
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row?.positionId ?? null;
}

/** Whoever left has no position any more; coming back they get one anew. */
export async function forgetTitlePosition(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('scimUser').set({ positionId: null }).where('memberId', '=', memberId).execute();
}

export async function saveKnown(tx: Tx, known: Known): Promise<void> {
  const { memberId: _memberId, tenantId: _tenantId, ...fields } = known;
  try {
    await tx
      .insertInto('scimUser')
      .values(known)
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(fields))
      .execute();
  } catch (error) {
    if (!brokeUnique(error, 'scim_user_external_id')) throw error;
    throw new ScimError(409, 'Another user has this externalId.', 'uniqueness');
  }
}

export type ScimGroup = {
  readonly id: string;
  readonly displayName: string;
  readonly externalId: string | null;
  readonly role: GroupRole | null;
  readonly organizationId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const groupConditionOf: Readonly<Record<string, (value: string) => RawBuilder<boolean>>> = {
  id: (value) => sql`scim_group.id = ${value}`,
  displayname: (value) => sql`lower(scim_group.display_name) = ${value.toLowerCase()}`,
  externalid: (value) => sql`scim_group.external_id = ${value}`,
  'members.value': (value) => sql`exists (
    select 1 from scim_group_member held where held.group_id = scim_group.id and held.member_id = ${value})`,
};

const groups = (read: Reads, tenantId: string, filter: readonly Condition[]) =>
  conditionsOf(groupConditionOf, filter).reduce(
    (query, condition) => query.where(condition),
    read.selectFrom('scimGroup').where('tenantId', '=', tenantId),
  );

export async function listGroups(
  read: Reads,
  tenantId: string,
  { filter, startIndex, count }: Window & { filter: readonly Condition[] },
) {
  const found = groups(read, tenantId, filter);
  const { total } = await found.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([
      ...(['id', 'displayName', 'externalId', 'organizationId', 'createdAt', 'updatedAt'] as const),
      sql<string | null>`(select name from organization where organization.id = scim_group.organization_id)`.as(
        'organizationName',
      ),
      'role',
      sql<number>`(select count(*)::int from scim_group_member where group_id = scim_group.id)`.as('memberCount'),
    ])
    .orderBy(sql`lower(display_name)`)
    .orderBy('id')
    .limit(count)
    .offset(startIndex - 1)
    .execute();
  return { groups: rows, total: Number(total) };
}

export async function findGroup(read: Reads, tenantId: string, id: string) {
  const filter = [{ attribute: 'id', value: id }];
  return (await listGroups(read, tenantId, { filter, startIndex: 1, count: 1 })).groups[0];
}

export async function listGroupMembers(read: Reads, groupId: string) {
  return read
    .selectFrom('scimGroupMember')
    .innerJoin('member', 'member.id', 'scimGroupMember.memberId')
    .select(['member.id as value', 'member.fullName as display'])
    .where('groupId', '=', groupId)
    .orderBy('member.id')
    .execute();
}

/** Nobody else changes the group meanwhile. */
export async function lockGroup(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx
    .selectFrom('scimGroup')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

type SavedGroup = Omit<ScimGroup, 'role' | 'organizationId' | 'createdAt'> & { readonly tenantId: string };

export async function saveGroup(tx: Tx, { id, tenantId, ...fields }: SavedGroup): Promise<void> {
  try {
    await tx
      .insertInto('scimGroup')
      .values({ id, tenantId, ...fields, createdAt: fields.updatedAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
      .execute();
  } catch (error) {
    if (!brokeUnique(error, 'scim_group_name')) throw error;
    throw new ScimError(409, 'Another group has this displayName.', 'uniqueness');
  }
}

type Carried = Pick<ScimGroup, 'role' | 'organizationId'>;

export async function saveCarried(tx: Tx, groupId: string, { role, organizationId }: Carried): Promise<void> {
  await tx.updateTable('scimGroup').set({ role, organizationId }).where('id', '=', groupId).execute();
}

export async function deleteGroup(tx: Tx, groupId: string): Promise<void> {
  await tx.deleteFrom('scimGroup').where('id', '=', groupId).execute();
}

type Membership = { readonly tenantId: string; readonly groupId: string; readonly memberIds: readonly string[] };

/** Only who is there joins; the number that did not is for the caller to refuse. */
export async function addGroupMembers(tx: Tx, { tenantId, groupId, memberIds }: Membership): Promise<void> {
  await tx
    .insertInto('scimGroupMember')
    .columns(['tenantId', 'groupId', 'memberId'])
    .expression(
      tx
        .selectFrom('member')
        .select([sql`${tenantId}::text`.as('tenantId'), sql`${groupId}::text`.as('groupId'), 'id'])
        .where('tenantId', '=', tenantId)
        .where('state', '<>', 'left')
        .where('id', '=', sql<string>`any(${[...memberIds]}::text[])`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeGroupMembers(tx: Tx, groupId: string, memberIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('scimGroupMember')
    .where('groupId', '=', groupId)
    .where('memberId', '=', sql<string>`any(${[...memberIds]}::text[])`)
    .execute();
}

export async function leaveAllGroups(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('scimGroupMember').where('memberId', '=', memberId).execute();
}
