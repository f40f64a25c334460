import { maxAsked } from '@shuyuan/contract/approval/approvers';
import type { Role } from '@shuyuan/contract/kernel/capabilities';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { Person } from './step.store.ts';

const active = (read: Reads, tenantId: string) =>
  read
    .selectFrom('member')
    .select(['member.id', 'member.fullName', 'member.portrait'])
    .where('member.tenantId', '=', tenantId)
    .where('member.state', '=', 'active');

/** Those of the ids who are active members of the tenant. */
export async function listActive(read: Reads, tenantId: string, ids: readonly string[]): Promise<Person[]> {
  return ids.length === 0
    ? []
    : active(read, tenantId)
        .where('member.id', 'in', [...ids])
        .execute();
}

/** The members with a role, the longest serving first, and no more than a step may ask. */
export async function listHolders(read: Reads, tenantId: string, role: Role): Promise<Person[]> {
  return active(read, tenantId)
    .innerJoin('memberRole', 'memberRole.memberId', 'member.id')
    .where('memberRole.role', '=', role)
    .orderBy('member.id')
    .limit(maxAsked)
    .execute();
}

/** The administrators of the tenant, the nearest above an organisation first (D-078). */
export async function listAdministrators(
  read: Reads,
  { tenantId, path }: { readonly tenantId: string; readonly path: readonly string[] },
): Promise<Person[]> {
  const rows = await active(read, tenantId)
    .innerJoin('memberRole', 'memberRole.memberId', 'member.id')
    .where('memberRole.role', 'in', ['org-admin', 'platform-admin'])
    .groupBy(['member.id', 'member.fullName', 'member.portrait', 'member.organizationId'])
    .orderBy(sql`bool_or(member_role.role = 'org-admin')`, 'desc')
    .orderBy(sql`coalesce(array_position(${[...path]}::text[], member.organization_id), 0)`, 'desc')
    .orderBy('member.id')
    .limit(maxAsked)
    .execute();
  return rows;
}

type Above = { readonly tenantId: string; readonly path: readonly string[]; readonly exceptId: string | null };

/** The directors of the nearest organisation that has any, going up the path; nobody is their own director. */
export async function listDirectors(read: Reads, { tenantId, path, exceptId }: Above): Promise<Person[]> {
  const rows = await active(read, tenantId)
    .innerJoin('memberFact', 'memberFact.memberId', 'member.id')
    .select(sql<number>`array_position(${[...path]}::text[], member_fact.organization_id)`.as('depth'))
    .where('memberFact.fact', '=', 'director')
    .where('memberFact.organizationId', 'in', [...path])
    .$if(exceptId !== null, (query) => query.where('member.id', '<>', exceptId ?? ''))
    .orderBy('depth', 'desc')
    .orderBy('member.id')
    .limit(maxAsked)
    .execute();
  return rows.filter(({ depth }) => depth === rows[0]?.depth).map(({ depth: _depth, ...person }) => person);
}

/** Names and faces, also of people who have left. */
export async function listMembersById(read: Reads, ids: readonly string[]): Promise<Person[]> {
  return ids.length === 0
    ? []
    : read
        .selectFrom('member')
        .select(['id', 'fullName', 'portrait'])
        .where('id', 'in', [...ids])
        .execute();
}
