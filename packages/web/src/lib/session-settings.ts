import { readSupplier } from '@shuyuan/contract/live/live.wire';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import {
  type AppSettings,
  appSettingKeys,
  type AppSettingTexts,
  readAppSettings,
} from '@shuyuan/contract/system/app-settings';
import { settingTable } from '@shuyuan/contract/system/settings';
import { readConfig, readConfigs } from '@shuyuan/contract/system/system.wire';
import { call } from './call.ts';
import { logProblem } from './log.ts';
import { useSession } from './session.ts';
import { cacheSlot } from './storage.ts';

/** Runs once at a time and never again once the session holds the answer; a failure may be tried again. */
function oncePerSession<Value>(held: () => Value | null, load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    const value = held();
    if (value !== null) return Promise.resolve(value);
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
}

/** SHELL-07, D-033: currency and community settings, on first need. */
export const ensureAppSettings = oncePerSession<AppSettings>(
  () => useSession.getState().appSettings,
  async () => {
    const { items } = await call(readConfigs, { keys: [...appSettingKeys] });
    const valueOf = (key: (typeof appSettingKeys)[number]): string =>
      items.find((item) => item.key === key)?.value ?? settingTable[key].initial;
    // Built from the list of its own keys.
    const texts = Object.fromEntries(appSettingKeys.map((key) => [key, valueOf(key)])) as AppSettingTexts;
    const appSettings = readAppSettings(texts, logProblem);
    useSession.setState({ appSettings });
    return appSettings;
  },
);

/** SHELL-08 */
export const ensureLiveSupplier = oncePerSession<LiveSupplier>(
  () => useSession.getState().liveSupplier,
  async () => {
    const { supplier } = await call(readSupplier, {});
    useSession.setState({ liveSupplier: supplier });
    return supplier;
  },
);

const shareConfig = cacheSlot('share-config');

/** SHARE-07: the text of `SHARE_CONFIG`, kept for the session of this tab; a failure keeps nothing (D-081). */
export const ensureShareConfig = oncePerSession<string>(shareConfig.read, async () => {
  const { value } = await call(readConfig, { key: 'SHARE_CONFIG' });
  shareConfig.write(value);
  return value;
});
