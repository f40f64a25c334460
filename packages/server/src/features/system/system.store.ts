import type { SettingKey } from '@shuyuan/contract/system/settings';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

/** What is set along the path of an organisation, the nearest first (D-009). */
export async function listSettings(
  read: Reads,
  organizationId: string,
  keys: readonly SettingKey[],
): Promise<{ key: string; value: string }[]> {
  return read
    .selectFrom('organization as own')
    .innerJoin('setting', (join) => join.on(sql`setting.organization_id`, '=', sql`any (own.path)`))
    .select(['setting.key', 'setting.value'])
    .where('own.id', '=', organizationId)
    .where('setting.key', 'in', keys)
    .orderBy(sql`array_position(own.path, setting.organization_id)`, 'desc')
    .execute();
}

type NewSetting = {
  tenantId: string;
  organizationId: string;
  key: SettingKey;
  value: string;
  updatedBy: string | null;
};

export async function saveSetting(tx: Tx, setting: NewSetting): Promise<void> {
  await tx
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'key']).doUpdateSet({
        value: setting.value,
        updatedBy: setting.updatedBy,
        updatedAt: sql`now()`,
      }),
    )
    .execute();
}

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

export type DemoPerson = {
  readonly account: string;
  readonly fullName: string;
  readonly headPortrait: string | null;
  readonly roles: string[];
};

export async function listDemoPeople(read: Reads, accounts: readonly string[]): Promise<DemoPerson[]> {
  return read
    .selectFrom('member')
    .select([
      'account',
      'fullName',
      'headPortrait',
      sql<string[]>`array(
        select role from member_role where member_id = member.id and role <> 'learner'
        union all select fact from member_fact where member_id = member.id)`.as('roles'),
    ])
    .where('account', 'in', accounts)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
}

/** The code of this installation; the first process to ask makes it. */
export async function keepSetupCode(tx: Tx, code: string): Promise<string> {
  await tx
    .insertInto('setupCode')
    .values({ code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await tx.selectFrom('setupCode').select('code').executeTakeFirstOrThrow()).code;
}

/** Locks the row: two first administrators cannot be created at once. */
export async function lockSetupCode(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('setupCode').select('code').forUpdate().executeTakeFirst())?.code;
}

export async function forgetSetupCode(tx: Tx): Promise<void> {
  await tx.deleteFrom('setupCode').execute();
}
