import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Fact, Identity, Role } from '@shuyuan/contract/kernel/capabilities';
import type { MemberState } from '@shuyuan/contract/people/member-state';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { OrganizationName } from '../organizations/organizations.store.ts';
import { matchesSearch } from '../../../platform/search.ts';

/** A member as administration sees one. */
export type ManagedMember = {
  readonly id: string;
  readonly account: string;
  readonly fullName: string;
  readonly portrait: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly employeeNumber: string | null;
  readonly state: MemberState;
  readonly hasPassword: boolean;
  readonly mustChangePassword: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly organization: OrganizationName;
  readonly furtherOrganizations: readonly OrganizationName[];
  readonly roles: readonly Role[];
  readonly facts: readonly Fact[];
  readonly directs: OrganizationName | null;
};

export type MemberFilter = {
  readonly tenantId: string;
  readonly search?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly state?: MemberState | undefined;
  readonly identity?: Identity | undefined;
};

const placeJson = sql`json_build_object('id', place.id, 'name', place.name)`;

/** Everything but the columns of the row itself, each by the key of its table. */
const aboutMember = [
  sql<boolean>`member.password_hash is not null`.as('hasPassword'),
  sql<OrganizationName>`(select ${placeJson} from organization place where place.id = member.organization_id)`.as(
    'organization',
  ),
  sql<
    OrganizationName[]
  >`(select coalesce(json_agg(${placeJson} order by place.name), '[]') from member_organization further
    join organization place on place.id = further.organization_id where further.member_id = member.id)`.as(
    'furtherOrganizations',
  ),
  sql<Role[]>`array(select role from member_role where member_id = member.id order by role)`.as('roles'),
  sql<Fact[]>`array(select fact from member_fact where member_id = member.id order by fact)`.as('facts'),
  sql<OrganizationName | null>`(select ${placeJson} from member_fact directed
    join organization place on place.id = directed.organization_id
    where directed.member_id = member.id and directed.fact = 'director')`.as('directs'),
] as const;

const ownColumns = [
  'member.id',
  'member.account',
  'member.fullName',
  'member.portrait',
  'member.email',
  'member.phone',
  'member.employeeNumber',
  'member.mustChangePassword',
  'member.createdAt',
  'member.updatedAt',
] as const;

export async function findManagedMember(read: Reads, tenantId: string, id: string): Promise<ManagedMember | undefined> {
  return read
    .selectFrom('member')
    .select([...ownColumns, 'member.state', ...aboutMember])
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', id)
    .executeTakeFirst();
}

/** The same for a change: nobody else changes them meanwhile. */
export async function lockManagedMember(tx: Tx, tenantId: string, id: string): Promise<ManagedMember | undefined> {
  await tx
    .selectFrom('member')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  return findManagedMember(tx, tenantId, id);
}

/** Of a sub-tree: by their first organisation or by a further one. */
const inSubtree = (organizationId: string): RawBuilder<boolean> => sql<boolean>`member.id in (
  select inside.id from organization place join member inside on inside.organization_id = place.id
    where place.path @> array[${organizationId}]
  union all
  select further.member_id from organization place join member_organization further on further.organization_id = place.id
    where place.path @> array[${organizationId}])`;

const holds = (identity: Identity): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from member_role where member_id = member.id and role = ${identity})
  or exists (select 1 from member_fact where member_id = member.id and fact = ${identity}))`;

function conditionsOf({ search, organizationId, identity }: MemberFilter): RawBuilder<boolean>[] {
  return [
    ...(search ? matchesSearch(search, sql`member.search_text`, sql`member.search`) : []),
    ...(organizationId ? [inSubtree(organizationId)] : []),
    ...(identity ? [holds(identity)] : []),
  ];
}

const isOfState = (wanted: MemberState | undefined) => (wanted ? sql<boolean>`state = ${wanted}` : sql<boolean>`true`);

/** All of the tenant in a state: the page by its index, the number from the tally, both without a look at the rest. */
function wholeDirectory(read: Reads, { tenantId, state: wanted }: MemberFilter, paging: Paging) {
  return read
    .with('page', (db) =>
      db
        .selectFrom('member')
        .select(['id', 'fullName'])
        .where('tenantId', '=', tenantId)
        .where(isOfState(wanted))
        .orderBy('fullName')
        .orderBy('id')
        .limit(paging.pageSize)
        .offset(offsetOf(paging)),
    )
    .with('total', (db) =>
      db
        .selectFrom('organizationTally')
        .select(sql<bigint>`coalesce(sum(members), 0)`.as('number'))
        .where('tenantId', '=', tenantId)
        .where(isOfState(wanted)),
    );
}

/** Materialised before it is sorted: the planner otherwise walks the names in order, hoping for a match soon. */
function someOf(read: Reads, filter: MemberFilter, paging: Paging) {
  const found = read.with(
    (cte) => cte('found').materialized(),
    (db) =>
      conditionsOf(filter).reduce(
        (query, condition) => query.where(condition),
        db
          .selectFrom('member')
          .select(['member.id', 'member.fullName'])
          .where('member.tenantId', '=', filter.tenantId)
          .where(isOfState(filter.state)),
      ),
  );
  return found
    .with('page', (db) =>
      db
        .selectFrom('found')
        .select(['id', 'fullName'])
        .orderBy('fullName')
        .orderBy('id')
        .limit(paging.pageSize)
        .offset(offsetOf(paging)),
    )
    .with('total', (db) => db.selectFrom('found').select(sql<bigint>`count(*)`.as('number')));
}

/** One page and the number of all; the number is there past the last page too. */
export async function listManagedMembers(
  read: Reads,
  filter: MemberFilter,
  paging: Paging,
): Promise<{ items: ManagedMember[]; recordCount: number }> {
  const isWhole = conditionsOf(filter).length === 0;
  const pages = isWhole ? wholeDirectory(read, filter, paging) : someOf(read, filter, paging);
  const rows = await pages
    .selectFrom('total')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('member', 'member.id', 'page.id')
    .select([...ownColumns, 'member.state', ...aboutMember, 'total.number'])
    .orderBy('page.fullName')
    .orderBy('page.id')
    .execute();
  // Without a row of the page only the number came.
  const items = rows.flatMap(({ number: _number, ...row }) => (row.id === null ? [] : [row as ManagedMember]));
  return { items, recordCount: Number(rows[0]?.number ?? 0) };
}
