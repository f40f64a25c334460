import { demand } from '@shuyuan/contract/kernel/app-error';
import { isSettingKey, type SettingKey, settingTable } from '@shuyuan/contract/system/settings';
import type { Context, Reads, Tx, VisitorContext } from '../../platform/context.ts';
import { findRootSetting, listSettings } from './settings/settings.store.ts';

type Setting = { readonly key: SettingKey; readonly value: string };

const isMemberKey = (key: string): key is SettingKey => isSettingKey(key) && settingTable[key].reader !== 'nobody';

/** D-011: a key outside the white list answers like a right one does not have. */
function memberKey(key: string): SettingKey {
  demand(isMemberKey(key), 'auth.forbidden');
  return key;
}

type Query = { readonly organizationId: string; readonly keys: readonly SettingKey[] };

async function findSettings(read: Reads, query: Query): Promise<Setting[]> {
  const set = await listSettings(read, query);
  return query.keys.map((key) => ({
    key,
    value: set.find((one) => one.key === key)?.value ?? settingTable[key].initial,
  }));
}

/** Settings a transaction has read ahead, and of which organisation; forgotten with the transaction. */
const readAhead = new WeakMap<Reads, { readonly organizationId: string; readonly settings: readonly Setting[] }>();

/** One statement for settings that the parts of a use case ask for one after the other. Not where one is changed. */
export async function prefetchSettings(tx: Tx, { actor }: Context, keys: readonly SettingKey[]): Promise<void> {
  const { organizationId } = actor;
  readAhead.set(tx, { organizationId, settings: await findSettings(tx, { organizationId, keys }) });
}

/** The value nearest to the caller's organisation, else the product's own. */
export async function readSettings({ read, actor }: Context, keys: readonly SettingKey[]): Promise<Setting[]> {
  const { organizationId } = actor;
  const ahead = readAhead.get(read);
  const known = ahead?.organizationId === organizationId ? ahead.settings : [];
  const found = keys.flatMap((key) => known.find((one) => one.key === key) ?? []);
  return found.length === keys.length ? found : findSettings(read, { organizationId, keys });
}

/** For work without a caller: what the whole company has. */
export async function readTenantSetting(read: Reads, tenantId: string, key: SettingKey): Promise<string> {
  const [set] = await listSettings(read, { organizationId: tenantId, keys: [key] });
  return set?.value ?? settingTable[key].initial;
}

export async function readConfig(ctx: Context, { key }: { key: string }): Promise<Setting> {
  const wanted = memberKey(key);
  const [setting] = await readSettings(ctx, [wanted]);
  return setting ?? { key: wanted, value: settingTable[wanted].initial };
}

/** Keys one may not read are left out, so that one of them does not take the others away; with no other it is refused. */
export async function readConfigs(ctx: Context, { keys }: { keys: readonly string[] }) {
  const readable = new Set(keys.filter(isMemberKey));
  demand(readable.size > 0, 'auth.forbidden');
  return { items: await readSettings(ctx, [...readable]) };
}

export async function readTouristConfig(ctx: VisitorContext, { key }: { key: string }): Promise<Setting> {
  demand(isSettingKey(key) && settingTable[key].reader === 'tourist', 'auth.forbidden');
  return { key, value: (await findRootSetting(ctx.read, key)) ?? settingTable[key].initial };
}
