import { appSettingKeys } from '@shuyuan/contract/system/app-settings';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { menusFor } from '@shuyuan/contract/system/menus';
import type { readGlobalData as wire } from '@shuyuan/contract/system/system.wire';
import type { Context } from '../../platform/context.ts';
import { findCurrentUser } from '../people/index.ts';
import { isInHelpAudience } from './help-audience.ts';
import { readSettings } from './read-config.ts';

/** D-012: the caller, their rights and the settings of their organisation in one answer. */
export async function readGlobalData(ctx: Context, readHome: HomeReader) {
  const [currentUser, settings, isHelped, home] = await Promise.all([
    findCurrentUser(ctx),
    readSettings(ctx, [...appSettingKeys, 'ADMIN_LOGO']),
    isInHelpAudience(ctx),
    readHome(ctx),
  ]);
  const { organization, rootOrganization, roles, dataPermission } = currentUser;
  return {
    currentUser,
    organization,
    rootOrganization,
    roles,
    dataPermission: dataPermission.map((code) => ({ code })),
    buyerAccess: dataPermission.includes('invoice.view'),
    settings,
    menus: menusFor({ capabilities: dataPermission, isInHelpAudience: isHelped }),
    home,
  };
}

/** The home page of whoever calls (D-186). */
export type HomeReader = (ctx: Context) => Promise<OutputOf<typeof wire>['home']>;
