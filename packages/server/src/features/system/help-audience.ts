import { isInAudience, readAudience } from '@shuyuan/contract/system/audience';
import { settingTable } from '@shuyuan/contract/system/settings';
import type { Context } from '../../platform/context.ts';
import { findOrganization } from '../people/index.ts';
import { readSettings } from './read-config.ts';

/** ROLE-06, D-013. A text that is no audience means nobody: a help link too few harms less than one too many. */
export async function isInHelpAudience(ctx: Context): Promise<boolean> {
  const { roles, tenantId, organizationId } = ctx.actor;
  const [[setting], organization] = await Promise.all([
    readSettings(ctx, ['HELP_CENTRE_AUDIENCE']),
    findOrganization(ctx.read, tenantId, organizationId),
  ]);
  const audience = readAudience(setting?.value ?? settingTable.HELP_CENTRE_AUDIENCE.initial);
  return audience !== null && isInAudience(audience, { roles, organizationPath: organization?.path ?? [] });
}
