import type { SourceKind } from '@shuyuan/contract/auth/sign-in-sources';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';
import type { LdapConfig, OidcConfig, Source } from './source.ts';

export const isNameTaken = (error: unknown): boolean => brokeUnique(error, 'sign_in_source_name');

const columns = [
  'signInSource.id',
  'signInSource.tenantId',
  'kind',
  'signInSource.name',
  'isEnabled',
  'createsMembers',
  'organizationId',
  'matchBy',
  'config',
  'secret',
  'version',
] as const;

type Row = Omit<Source, 'oidc' | 'ldap'> & { readonly config: unknown };

function sourceOf({ config, ...row }: Row): Source {
  return {
    ...row,
    // The configuration was parsed by the wire before it was written.
    oidc: row.kind === 'oidc' ? (config as OidcConfig) : null,
    ldap: row.kind === 'ldap' ? (config as LdapConfig) : null,
  };
}

export async function findSource(read: Reads, tenantId: string, id: string): Promise<Source | undefined> {
  const row = await read
    .selectFrom('signInSource')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && sourceOf(row);
}

/** For whoever stands at the door and belongs to no tenant yet. */
export async function findEnabledSource(read: Reads, id: string): Promise<Source | undefined> {
  const row = await read
    .selectFrom('signInSource')
    .select(columns)
    .where('id', '=', id)
    .where('isEnabled', '=', true)
    .executeTakeFirst();
  return row && sourceOf(row);
}

/** The directories of one tenant, or those of everybody. */
export async function listDirectories(read: Reads, tenantId: string | null): Promise<Source[]> {
  const rows = await read
    .selectFrom('signInSource')
    .select(columns)
    .where('isEnabled', '=', true)
    .where('kind', '=', 'ldap')
    .$if(tenantId !== null, (query) => query.where('tenantId', '=', tenantId))
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map(sourceOf);
}

export async function listSourcesOf(read: Reads, tenantId: string, paging: Paging) {
  const of = read.selectFrom('signInSource').where('signInSource.tenantId', '=', tenantId);
  const rows = await of
    .innerJoin('organization', 'organization.id', 'signInSource.organizationId')
    .select([...columns, 'organization.name as organizationName'])
    .orderBy(sql`lower(sign_in_source.name)`)
    .orderBy('signInSource.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await of.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ organizationName, ...row }) => ({ ...sourceOf(row), organizationName })),
    total: Number(total),
  };
}

export type EntranceSource = { readonly id: string; readonly kind: SourceKind; readonly name: string };

/** What the sign-in page offers. */
export async function listEntranceSources(read: Reads, limit: number): Promise<EntranceSource[]> {
  return read
    .selectFrom('signInSource')
    .select(['id', 'kind', 'name'])
    .where('isEnabled', '=', true)
    .orderBy('tenantId')
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute();
}

type NewSource = Omit<Source, 'oidc' | 'ldap' | 'version'> & { config: OidcConfig | LdapConfig };

const written = ({ config, ...source }: Omit<NewSource, 'id' | 'tenantId'>) => ({
  ...source,
  config: JSON.stringify(config),
});

export async function insertSource(tx: Tx, { id, tenantId, ...source }: NewSource): Promise<void> {
  await tx
    .insertInto('signInSource')
    .values({ id, tenantId, ...written(source) })
    .execute();
}

/** False when somebody else changed it since `version` was read. */
export async function updateSourceRow(tx: Tx, source: NewSource, version: number): Promise<boolean> {
  const { id, tenantId, ...fields } = source;
  const { numUpdatedRows } = await tx
    .updateTable('signInSource')
    .set({ ...written(fields), version: version + 1, updatedAt: sql`now()` })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSourceRow(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('signInSource').where('tenantId', '=', tenantId).where('id', '=', id).execute();
}

/** All changes to the ways of a tenant, one after the other: the last one must not be switched off twice at once. */
export async function lockSources(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sign-in ' || ${tenantId}, 0))`.execute(tx);
}

export async function countSources(read: Reads, tenantId: string): Promise<{ all: number; enabled: number }> {
  const row = await read
    .selectFrom('signInSource')
    .select([
      ({ fn }) => fn.countAll<bigint>().as('all'),
      ({ fn }) => fn.countAll<bigint>().filterWhere('isEnabled', '=', true).as('enabled'),
    ])
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), enabled: Number(row.enabled) };
}

/** Whether the tenant can do without one of its enabled ways: with passwords off, the last one must stay. */
export async function canSpareOne(read: Reads, tenantId: string): Promise<boolean> {
  return !(await isSsoOnly(read, tenantId)) || (await countSources(read, tenantId)).enabled > 1;
}

export async function isSsoOnly(read: Reads, tenantId: string): Promise<boolean> {
  const row = await read
    .selectFrom('signInPolicy')
    .select('isSsoOnly')
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  return row?.isSsoOnly ?? false;
}

/** Whether a visitor can be told that passwords are of no use here: only when no tenant takes them. */
export async function isEverybodySsoOnly(read: Reads): Promise<boolean> {
  const open = await read
    .selectFrom('organization')
    .leftJoin('signInPolicy', 'signInPolicy.tenantId', 'organization.id')
    .select('organization.id')
    .where('organization.parentId', 'is', null)
    .where((where) => where.or([where('isSsoOnly', 'is', null), where('isSsoOnly', '=', false)]))
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
}

export async function savePolicyRow(tx: Tx, tenantId: string, ssoOnly: boolean): Promise<void> {
  await tx
    .insertInto('signInPolicy')
    .values({ tenantId, isSsoOnly: ssoOnly })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ isSsoOnly: ssoOnly, updatedAt: sql`now()` }))
    .execute();
}
