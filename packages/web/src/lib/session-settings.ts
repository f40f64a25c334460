import { readSupplier } from '@shuyuan/contract/live/live.wire';
import { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import {
  type AppSettings,
  appSettingKeys,
  type AppSettingTexts,
  initialAppSettings,
  readAppSettings,
} from '@shuyuan/contract/system/app-settings';
import { readConfig, readConfigs } from '@shuyuan/contract/system/system.wire';
import { ApiError } from './api-error.ts';
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

type AppSettingKey = (typeof appSettingKeys)[number];

function settingsFrom(valueOf: (key: AppSettingKey) => string | undefined): AppSettings {
  const entries = appSettingKeys.map((key) => [key, valueOf(key) ?? initialAppSettings[key]]);
  // Built from the list of its own keys.
  return readAppSettings(Object.fromEntries(entries) as AppSettingTexts, logProblem);
}

/** What a company starts with: stands in for settings that cannot be read, so that the page is there all the same. */
const defaultAppSettings = settingsFrom(() => undefined);

/** Only the end of the session keeps a page shut; the caller leads to the login page. */
function orDefault<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    logProblem('settings could not be read', error);
    return value;
  };
}

/** Whether the session goes by defaults because its settings could not be read; the next page asks for them again. */
export const hasDefaultSettings = (): boolean => useSession.getState().appSettings === defaultAppSettings;

/** SHELL-07, D-033: currency and community settings, on first need. */
export const ensureAppSettings = oncePerSession<AppSettings>(
  () => (hasDefaultSettings() ? null : useSession.getState().appSettings),
  async () => {
    const appSettings = await call(readConfigs, { keys: [...appSettingKeys] })
      .then(({ items }) => settingsFrom((key) => items.find((item) => item.key === key)?.value))
      .catch(orDefault(defaultAppSettings));
    useSession.setState({ appSettings });
    return appSettings;
  },
);

/** SHELL-08. One that cannot be read is our own room, and is asked for again. */
export const ensureLiveSupplier = oncePerSession<LiveSupplier>(
  () => useSession.getState().liveSupplier,
  () =>
    call(readSupplier, {})
      .then(({ supplier }) => {
        useSession.setState({ liveSupplier: supplier });
        return supplier;
      })
      .catch(orDefault(LiveSupplier.native)),
);

const shareConfig = cacheSlot('share-config');

/** SHARE-07: the text of `SHARE_CONFIG`, kept for the session of this tab; a failure keeps nothing (D-081). */
export const ensureShareConfig = oncePerSession<string>(shareConfig.read, async () => {
  const { value } = await call(readConfig, { key: 'SHARE_CONFIG' });
  shareConfig.write(value);
  return value;
});
