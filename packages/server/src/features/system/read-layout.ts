import { isInAudience, readAudience } from '@shuyuan/contract/system/audience';
import { menusFor } from '@shuyuan/contract/system/menus';
import { type SettingKey, settingTable } from '@shuyuan/contract/system/settings';
import type { Context, VisitorContext } from '../../platform/context.ts';
import { findOrganization } from '../people/index.ts';
import { readSettings } from './read-config.ts';
import { findRootName, findRootSetting } from './settings.store.ts';

async function valueFor(ctx: Context, key: SettingKey): Promise<string> {
  const [setting] = await readSettings(ctx, [key]);
  return setting?.value ?? settingTable[key].initial;
}

/** SITE-01: the frame of a page. A visitor belongs to nobody and sees the oldest company, as on the sign-in page. */
export async function readLayout(ctx: VisitorContext) {
  const { actor } = ctx;
  const [name, logo] = await Promise.all([
    findRootName(ctx.read, actor?.tenantId ?? null),
    actor ? valueFor({ ...ctx, actor }, 'ADMIN_LOGO') : findRootSetting(ctx.read, 'ADMIN_LOGO'),
  ]);
  return { name: name ?? null, logo: logo || null, menus: actor ? menusFor([...actor.capabilities]) : [] };
}

/** STUDY-10, D-194 */
export const readRecommendSwitch = async (ctx: Context) => ({
  isOpen: (await valueFor(ctx, 'RECOMMEND_SWITCH')) === '1',
});

/** SYSTEM-05 */
export const readDaGuanStatus = async (ctx: Context) => ({
  daGuanStatus: (await valueFor(ctx, 'DAGUAN_STATUS')) === '1',
});

/** ROLE-06, D-013. A text that is no audience means nobody: a help link too few harms less than one too many. */
export async function readHelpAudience(ctx: Context) {
  const { roles, tenantId, organizationId } = ctx.actor;
  const audience = readAudience(await valueFor(ctx, 'HELP_CENTRE_AUDIENCE'));
  const organization = await findOrganization(ctx.read, tenantId, organizationId);
  return {
    isIncluded: audience !== null && isInAudience(audience, { roles, organizationPath: organization?.path ?? [] }),
  };
}
