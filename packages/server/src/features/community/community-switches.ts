import { isSwitchOn } from '@shuyuan/contract/system/setting-value';
import { settingTable } from '@shuyuan/contract/system/settings';
import type { Context } from '../../platform/context.ts';
import { readSettings } from '../system/index.ts';

const { form } = settingTable.KNOWLEDGE_OPERATION_CONFIG;

type Switch = (typeof form.names)[number];

async function areOn(ctx: Context, names: readonly Switch[]): Promise<boolean> {
  const [setting] = await readSettings(ctx, ['KNOWLEDGE_OPERATION_CONFIG']);
  return names.every((name) => isSwitchOn(setting?.value ?? '', form, name));
}

/** COMM-02, D-142: where it is off lists are empty and nothing is found. It goes by where the caller belongs. */
export const isCommunityOpen = (ctx: Context): Promise<boolean> => areOn(ctx, ['communityIsOpen']);

/** D-142: circles have a switch of their own beside it. */
export const areCirclesOpen = (ctx: Context): Promise<boolean> => areOn(ctx, ['communityIsOpen', 'circleIsOpen']);

/** D-126: whether a moderator agrees first, by where the content belongs. */
export const isContentAudited = (ctx: Context, organizationId: string): Promise<boolean> =>
  areOn({ ...ctx, actor: { ...ctx.actor, organizationId } }, ['contentAuditIsOpen']);
