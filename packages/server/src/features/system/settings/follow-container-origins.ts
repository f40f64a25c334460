import { readContainerOrigins } from '@shuyuan/contract/system/container-target';
import type { EditableKey, SettingKey } from '@shuyuan/contract/system/settings';
import type { Bus } from '../../../platform/bus.ts';
import type { SystemContext } from '../../../platform/context.ts';
import { listRootSettings } from './settings.store.ts';

/** Told on the bus when a setting has changed, with its `key`. */
const settingChanged = 'system.setting-changed';
const key: EditableKey = 'CONTAINER_ORIGINS';

/** News can be missed while the bus reconnects; after this long the settings are read again. */
const trustedMs = 60_000;
/** Of all companies together: a header longer than some 4 kB is refused by proxies in front of us. */
const maxOrigins = 100;

type Dependencies = Pick<SystemContext, 'read' | 'bus' | 'now' | 'log'>;

async function readOrigins({ read }: Dependencies): Promise<readonly string[]> {
  const lists = await listRootSettings(read, key, maxOrigins);
  return [...new Set(lists.flatMap(readContainerOrigins))].slice(0, maxOrigins);
}

/**
 * D-192: what pages may frame, in the memory of this process, since every page comes with it. The page is the same for all companies of an
 * installation; which of the origins a person's own company allows is judged before one is framed.
 */
export async function followContainerOrigins(ctx: Dependencies) {
  let origins = await readOrigins(ctx);
  let readAt = ctx.now();
  let latest = 0;
  const refresh = async (): Promise<void> => {
    const turn = ++latest;
    readAt = ctx.now();
    const found = await readOrigins(ctx);
    // A slower read that began earlier knows less.
    if (turn === latest) origins = found;
  };
  const refreshLater = (): void =>
    void refresh().catch((error: unknown) =>
      ctx.log.error({ err: error }, 'the origins of the container could not be read'),
    );
  const stop = ctx.bus.subscribe(settingChanged, (news) => {
    if (news['key'] === key) refreshLater();
  });
  return {
    current: (): readonly string[] => {
      if (ctx.now() - readAt >= trustedMs) refreshLater();
      return origins;
    },
    stop,
  };
}

export const broadcastSettingChanged = (bus: Bus, changed: SettingKey): void =>
  bus.publish(settingChanged, { key: changed });
