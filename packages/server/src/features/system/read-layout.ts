import { menusFor } from '@shuyuan/contract/system/menus';
import { type SettingKey, settingTable } from '@shuyuan/contract/system/settings';
import type { Context, VisitorContext } from '../../platform/context.ts';
import { isInHelpAudience } from './help-audience.ts';
import { readSettings } from './read-config.ts';
import { findRootName, findRootSetting } from './settings/settings.store.ts';

async function valueFor(ctx: Context, key: SettingKey): Promise<string> {
  const [setting] = await readSettings(ctx, [key]);
  return setting?.value ?? settingTable[key].initial;
}

/** Which places the frame of a member leads to. */
const menusOf = async (ctx: Context) =>
  menusFor({ capabilities: [...ctx.actor.capabilities], isInHelpAudience: await isInHelpAudience(ctx) });

/** SITE-01: the frame of a page. A visitor belongs to nobody and sees the oldest company, as on the sign-in page. */
export async function readLayout(ctx: VisitorContext) {
  const { actor } = ctx;
  const [name, logo, menus] = await Promise.all([
    findRootName(ctx.read, actor?.tenantId ?? null),
    actor ? valueFor({ ...ctx, actor }, 'ADMIN_LOGO') : findRootSetting(ctx.read, 'ADMIN_LOGO'),
    actor ? menusOf({ ...ctx, actor }) : [],
  ]);
  return { name: name ?? null, logo: logo || null, menus };
}

/** SYSTEM-05 */
export const readDaGuanStatus = async (ctx: Context) => ({
  daGuanStatus: (await valueFor(ctx, 'DAGUAN_STATUS')) === '1',
});

export const readHelpAudience = async (ctx: Context) => ({ isIncluded: await isInHelpAudience(ctx) });
