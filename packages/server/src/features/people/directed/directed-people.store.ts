import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The people somebody directs or manages: those of the organisations they direct but themselves, or all of the company. */
export type PeopleScope = {
  readonly tenantId: string;
  readonly memberId: string;
  /** Null: everybody. */
  readonly organizationIds: readonly string[] | null;
};

export async function listDirected(read: Reads, memberId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('memberFact')
    .select('organizationId')
    .where('memberId', '=', memberId)
    .where('fact', '=', 'director')
    .execute();
  return rows.flatMap(({ organizationId }) => organizationId ?? []);
}

/** Everybody in organisations or anywhere below them, by their first or a further one, as they are today. */
const below = (organizationIds: readonly string[]): RawBuilder<string> => sql<string>`(
  select inside.id from organization place join member inside on inside.organization_id = place.id
    where place.path && ${[...organizationIds]}::text[]
  union all
  select further.member_id from organization place join member_organization further on further.organization_id = place.id
    where place.path && ${[...organizationIds]}::text[])`;

/** A right of today, whatever day is asked about: whoever moved away is another director's. */
export const isWithin = (
  { memberId, organizationIds }: PeopleScope,
  person: RawBuilder<string>,
): readonly RawBuilder<boolean>[] =>
  organizationIds === null
    ? []
    : [sql<boolean>`${person} <> ${memberId}`, sql<boolean>`${person} in ${below(organizationIds)}`];

export async function isMemberWithin(read: Reads, scope: PeopleScope, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('tenantId', '=', scope.tenantId)
    .where(sql.join<boolean>([sql`true`, ...isWithin(scope, sql<string>`member.id`)], sql` and `))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody belongs to an organisation or anything below it, by their first or a further one. */
export const isBelow = (organizationId: string, person: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`${person} in ${below([organizationId])}`;

type UnitRow = { readonly id: string; readonly name: string };

/** An organisation of a scope: one of those somebody directs or anything below them, as the tree is today. */
export const findUnitWithin = (
  read: Reads,
  { tenantId, organizationIds }: PeopleScope,
  id: string,
): Promise<UnitRow | undefined> =>
  read
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where(organizationIds === null ? sql<boolean>`true` : sql<boolean>`path && ${[...organizationIds]}::text[]`)
    .executeTakeFirst();

/**
 * That these are the people of somebody stays true until the transaction ends: who moves one of them or a unit, or takes the office
 * away, waits for it. What was read before may be over meanwhile, so it is read again afterwards.
 */
export async function lockDirected(
  tx: Tx,
  { memberId, organizationIds }: PeopleScope,
  memberIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('memberFact')
    .select('memberId')
    .where('memberId', '=', memberId)
    .where('fact', '=', 'director')
    .forShare()
    .execute();
  await tx
    .selectFrom('organization')
    .select('id')
    .where(sql<boolean>`path && ${[...(organizationIds ?? [])]}::text[]`)
    .orderBy('id')
    .forShare()
    .execute();
  await tx
    .selectFrom('member')
    .select('id')
    .where(sql<boolean>`id = any (${[...memberIds]}::text[])`)
    .orderBy('id')
    .forShare()
    .execute();
}
