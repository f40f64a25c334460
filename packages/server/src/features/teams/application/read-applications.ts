import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Context } from '../../../platform/context.ts';
import { openAsOneOfThem } from '../teams.policy.ts';
import { applicationOut, applicationsOut } from './application-out.ts';
import { findLastChange, listLatest } from './application.store.ts';
import { isNameTaken } from './name.store.ts';

/** TEAM-26: how the caller's applications stand. */
export async function verifyApplications(ctx: Context, { enjoyType }: { enjoyType?: EnjoyType | undefined }) {
  const { tenantId, id: applicantId } = ctx.actor;
  const latest = await listLatest(ctx.read, { tenantId, applicantId });
  const wanted = latest.filter((one) => enjoyType === undefined || one.enjoyType === enjoyType);
  return { items: await applicationsOut(ctx, tenantId, wanted) };
}

/** TEAM-32: the last change asked for an account, for its people. */
export async function readChange(ctx: Context, { id }: { id: string }) {
  const { account } = await openAsOneOfThem(ctx, id);
  const last = await findLastChange(ctx.read, account.tenantId, id);
  return { application: last ? await applicationOut(ctx, last) : null };
}

/** TEAM-25, D-090. */
export const checkAccountName = async (ctx: Context, { name, id }: { name: string; id?: string | undefined }) => ({
  exists: await isNameTaken(ctx.read, { tenantId: ctx.actor.tenantId, name, accountId: id ?? null }),
});
