import { type RawBuilder, sql } from 'kysely';
import { brokeUnique, type Tx } from '../../../platform/db.ts';
import { oneTimeEnd } from '../members/one-time-password.ts';
import { placeSearchParts, searchParts } from '../search.store.ts';
import type { MemberRecord } from './apply-row.ts';
import type { NewPlace } from './places.ts';
import type { Planned } from './plan-import.ts';

type Written = Pick<Planned, 'id' | 'after'>;
type When = { readonly tenantId: string; readonly now: number };

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** The columns of the row itself, with what a search reads. */
const ownColumns = ({ id, after }: Written) => {
  const { text, grams } = searchParts(after);
  return {
    id,
    account: after.account,
    full_name: after.fullName,
    email: after.email,
    phone: after.phone,
    employee_number: after.employeeNumber,
    organization_id: after.organizationId,
    state: after.state,
    search_text: text,
    grams,
  };
};

const ownTypes = sql`id text, account text, full_name text, email text, phone text, employee_number text,
  organization_id text, state text, search_text text, grams text[], password_hash text`;

/** After their siblings, those above before those below. */
export async function insertPlaces(tx: Tx, places: readonly NewPlace[], tenantId: string): Promise<void> {
  const rows = places.map((place) => ({ ...place, ...placeSearchParts(place.name) }));
  await sql`
    insert into organization (id, tenant_id, parent_id, path, name, search_text, search, position)
    select id, ${tenantId}, "parentId", path, name, text, array_to_tsvector(grams), (row_number() over (partition by "parentId" order by n))::int
      + coalesce((select max(position) from organization sibling
          where sibling.tenant_id = ${tenantId} and sibling.parent_id = "parentId"), -1)
    from rows from (jsonb_to_recordset(${json(rows)})
      as (id text, "parentId" text, path text[], name text, text text, grams text[])) with ordinality
      as place (id, "parentId", path, name, text, grams, n)
    order by n`.execute(tx);
}

export async function insertMembers(
  tx: Tx,
  members: readonly (Written & { readonly passwordHash: string | null })[],
  { tenantId, now }: When,
): Promise<void> {
  const rows = members.map((member) => ({ ...ownColumns(member), password_hash: member.passwordHash }));
  await sql`
    insert into member (id, tenant_id, organization_id, account, full_name, email, phone, employee_number, state,
      password_hash, must_change_password, one_time_until, search_text, search, created_at, updated_at)
    select id, ${tenantId}, organization_id, account, full_name, email, phone, employee_number, state,
      password_hash, password_hash is not null,
      case when password_hash is not null then ${oneTimeEnd(now)}::timestamptz end, search_text, array_to_tsvector(grams), ${new Date(now)}, ${new Date(now)}
    from jsonb_to_recordset(${json(rows)}) as one (${ownTypes})`.execute(tx);
}

/** By key first: joined to the rows alone, the planner may walk all members of everybody once for each of them. */
const amongThem = (column: RawBuilder<unknown>, members: readonly Written[]) =>
  sql`${column} = any(${members.map(({ id }) => id)}::text[])`;

const givesUp = (field: 'email' | 'employeeNumber', { before, after }: Planned): boolean =>
  (before?.[field] ?? null) !== null && before?.[field]?.toLowerCase() !== after[field]?.toLowerCase();

/** Before the first of them is written: two who exchange an address would otherwise meet half-way. */
export async function clearUniques(tx: Tx, members: readonly Planned[], { tenantId }: When): Promise<void> {
  for (const field of ['email', 'employeeNumber'] as const) {
    const ids = members.filter((one) => givesUp(field, one)).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx
      .updateTable('member')
      .set({ [field]: null })
      .where('tenantId', '=', tenantId)
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .execute();
  }
}

export async function updateMembers(tx: Tx, members: readonly Written[], { tenantId, now }: When): Promise<void> {
  await sql`
    update member set full_name = one.full_name, email = one.email, phone = one.phone,
      employee_number = one.employee_number, organization_id = one.organization_id, state = one.state,
      search_text = one.search_text, search = array_to_tsvector(one.grams),
      updated_at = greatest(${new Date(now)}, member.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${json(members.map(ownColumns))}) as one (${ownTypes})
    where member.id = one.id and ${amongThem(sql`member.id`, members)} and member.tenant_id = ${tenantId}`.execute(tx);
}

const factsOf = ({ facts, directsOrganizationId }: MemberRecord) => [
  ...facts.map((fact) => ({ fact, place: null })),
  ...(directsOrganizationId === null ? [] : [{ fact: 'director', place: directsOrganizationId }]),
];

/** Roles, facts and further organisations as `saveStanding` writes them for one: what stays keeps its date. */
export async function writeStandings(tx: Tx, members: readonly Written[], { tenantId }: When): Promise<void> {
  const all = json(
    members.map(({ id, after }) => ({
      id,
      roles: after.roles,
      places: after.furtherOrganizationIds,
      facts: factsOf(after).map(({ fact }) => fact),
    })),
  );
  const one = sql`jsonb_to_recordset(${all}) as one (id text, roles text[], places text[], facts text[])`;
  const isTheirs = sql`held.member_id = one.id and ${amongThem(sql`held.member_id`, members)}`;
  await sql`delete from member_role held using ${one} where ${isTheirs} and held.role <> all (one.roles)`.execute(tx);
  await sql`
    insert into member_role (tenant_id, member_id, role) select ${tenantId}, one.id, role
    from ${one}, unnest(one.roles) role on conflict do nothing`.execute(tx);
  await sql`delete from member_organization held using ${one}
    where ${isTheirs} and held.organization_id <> all (one.places)`.execute(tx);
  await sql`
    insert into member_organization (tenant_id, member_id, organization_id) select ${tenantId}, one.id, place
    from ${one}, unnest(one.places) place on conflict do nothing`.execute(tx);
  await sql`delete from member_fact held using ${one} where ${isTheirs} and held.fact <> all (one.facts)`.execute(tx);
  const facts = members.flatMap(({ id, after }) => factsOf(after).map((fact) => ({ id, ...fact })));
  await sql`
    insert into member_fact (tenant_id, member_id, fact, organization_id) select ${tenantId}, id, fact, place
    from jsonb_to_recordset(${json(facts)}) as held (id text, fact text, place text)
    on conflict (member_id, fact) do update set organization_id = excluded.organization_id`.execute(tx);
}

const uniqueIndexes = ['member_account', 'member_email', 'member_employee_number'];

/** Somebody took an account, an address or a number after the plan was made. */
export const tookMeanwhile = (error: unknown): boolean => uniqueIndexes.some((name) => brokeUnique(error, name));
