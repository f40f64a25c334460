import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import type { SettingKey } from '@shuyuan/contract/system/settings';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type SetValue = {
  readonly key: string;
  readonly value: string;
  readonly version: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
};

/** What is set along the path of an organisation, the nearest first (D-009). */
const setAlong = (read: Reads, organizationId: string, keys: readonly SettingKey[]) =>
  read
    .selectFrom('organization as own')
    .innerJoin('setting', (join) => join.on(sql`setting.organization_id`, '=', sql`any (own.path)`))
    .where('own.id', '=', organizationId)
    .where('setting.key', 'in', keys)
    .orderBy(sql`array_position(own.path, setting.organization_id)`, 'desc');

type SettingsQuery = { readonly organizationId: string; readonly keys: readonly SettingKey[] };

export const listSettings = (
  read: Reads,
  { organizationId, keys }: SettingsQuery,
): Promise<Pick<SetValue, 'key' | 'value'>[]> =>
  setAlong(read, organizationId, keys).select(['setting.key', 'setting.value']).execute();

/** The same with where each was set, when and by whom. */
export const listSettingsWithSource = (read: Reads, { organizationId, keys }: SettingsQuery): Promise<SetValue[]> =>
  setAlong(read, organizationId, keys)
    .innerJoin('organization as place', 'place.id', 'setting.organizationId')
    .leftJoin('member', 'member.id', 'setting.updatedBy')
    .select([
      'setting.key',
      'setting.value',
      'setting.version',
      'setting.organizationId',
      'place.name as organizationName',
      'setting.updatedAt',
      'member.fullName as updatedBy',
    ])
    .execute();

/** The oldest tenant's value: what a visitor sees, who belongs to none. */
export async function findRootSetting(read: Reads, key: SettingKey): Promise<string | undefined> {
  const row = await read
    .selectFrom('setting')
    .innerJoin('organization', 'organization.id', 'setting.organizationId')
    .select('setting.value')
    .where('setting.key', '=', key)
    .where('organization.parentId', 'is', null)
    .orderBy('organization.id')
    .executeTakeFirst();
  return row?.value;
}

/** The values companies have set for a key, the oldest company first. */
export async function listRootSettings(read: Reads, key: SettingKey, limit: number): Promise<string[]> {
  const rows = await read
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .whereRef('organizationId', '=', 'tenantId')
    .orderBy('tenantId')
    .limit(limit)
    .execute();
  return rows.map(({ value }) => value);
}

export type SettingTarget = { readonly organizationId: string; readonly key: SettingKey };

/** Locks the row, so that what is written down as the former value is the former value. */
export async function lockSetting(
  tx: Tx,
  place: SettingTarget,
): Promise<{ value: string; version: string } | undefined> {
  return tx
    .selectFrom('setting')
    .select(['value', 'version'])
    .where('organizationId', '=', place.organizationId)
    .where('key', '=', place.key)
    .forUpdate()
    .executeTakeFirst();
}

type NewValue = SettingTarget & {
  tenantId: string;
  value: string;
  version: string;
  updatedBy: string | null;
  updatedAt: Date;
};

/** False when somebody else was the first to set it. */
export async function insertSetting(tx: Tx, setting: NewValue): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.columns(['organizationId', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Only a row that `lockSetting` has locked. */
export async function updateSetting(tx: Tx, setting: NewValue): Promise<void> {
  const { organizationId, key, value, version, updatedBy, updatedAt } = setting;
  await tx
    .updateTable('setting')
    .set({ value, version, updatedBy, updatedAt })
    .where('organizationId', '=', organizationId)
    .where('key', '=', key)
    .execute();
}

export async function deleteSetting(tx: Tx, place: SettingTarget): Promise<void> {
  await tx
    .deleteFrom('setting')
    .where('organizationId', '=', place.organizationId)
    .where('key', '=', place.key)
    .execute();
}

export type Change = {
  readonly id: string;
  readonly at: Date;
  readonly actorName: string | null;
  readonly before: unknown;
  readonly after: unknown;
};

/** The history of a setting is its part of the audit trail. */
export async function listChanges(
  read: Reads,
  subjectId: string,
  paging: Paging,
): Promise<{ items: Change[]; recordCount: number }> {
  const entries = read
    .selectFrom('auditEntry')
    .where('auditEntry.subjectKind', '=', 'setting')
    .where('auditEntry.subjectId', '=', subjectId);
  const items = await entries
    .leftJoin('member', 'member.id', 'auditEntry.actorId')
    .select(['auditEntry.id', 'auditEntry.at', 'member.fullName as actorName', 'auditEntry.before', 'auditEntry.after'])
    .orderBy('auditEntry.at', 'desc')
    .orderBy('auditEntry.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await entries.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { items, recordCount: Number(total) };
}

/** Of the tenant alone, in no order; what is gone is left out. */
export async function listPlaces(
  read: Reads,
  tenantId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return read
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function findRootName(read: Reads, tenantId: string | null): Promise<string | undefined> {
  const row = await read
    .selectFrom('organization')
    .select('name')
    .where('parentId', 'is', null)
    .$if(tenantId !== null, (query) => query.where('id', '=', tenantId))
    .orderBy('id')
    .executeTakeFirst();
  return row?.name;
}
