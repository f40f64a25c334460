import type { Fact, Identity } from '@shuyuan/contract/kernel/capabilities';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type PersonQuery = { readonly tenantId: string; readonly memberId: string };
type OrganizationName = { readonly id: string; readonly name: string };

export type CardPerson = {
  readonly id: string;
  readonly fullName: string;
  readonly portrait: string | null;
  readonly path: readonly OrganizationName[];
  readonly held: readonly Identity[];
};

/** D-199: what a card shows, and no column more. */
export async function findCardPerson(
  read: Reads,
  { tenantId, memberId }: PersonQuery,
): Promise<CardPerson | undefined> {
  return read
    .selectFrom('member')
    .innerJoin('organization as own', 'own.id', 'member.organizationId')
    .select([
      'member.id',
      'member.fullName',
      'member.portrait',
      sql<OrganizationName[]>`(
        select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by cardinality(o.path))
        from organization o where o.id = any(own.path) and o.tenant_id = member.tenant_id)`.as('path'),
      sql<Identity[]>`array(
        select role from member_role where member_id = member.id
        union all select fact from member_fact where member_id = member.id)`.as('held'),
    ])
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
}

const memberOf = (read: Reads, { tenantId, memberId }: PersonQuery) =>
  read.selectFrom('member').select('id').where('tenantId', '=', tenantId).where('id', '=', memberId);

/** Who works here at present: neither suspended nor gone. */
export const hasActiveMember = async (read: Reads, asked: PersonQuery): Promise<boolean> =>
  (await memberOf(read, asked).where('state', '=', 'active').executeTakeFirst()) !== undefined;

/** D-005: what is true of a person; undefined when the tenant has nobody of this id. */
export async function findFactsOf(
  read: Reads,
  { tenantId, memberId }: PersonQuery,
): Promise<readonly Fact[] | undefined> {
  const found = await read
    .selectFrom('member')
    .select(sql<Fact[]>`array(select fact from member_fact where member_id = member.id)`.as('facts'))
    .where('member.tenantId', '=', tenantId)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return found?.facts;
}
