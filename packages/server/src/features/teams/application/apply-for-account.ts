import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { auditsAccounts } from '../teams.policy.ts';
import { applicationOut } from './application-out.ts';
import { type ApplicationRow, saveApplication } from './application.store.ts';
import { releasePortraits } from './claim-portrait.ts';
import { createAccount } from './create-account.ts';
import { demandEligible } from './demand-eligible.ts';
import { isOpenAgain, submitToApprovers } from './submit-to-approvers.ts';
import { type ProfileInput, readProfile } from './read-profile.ts';

type Input = ProfileInput & { readonly enjoyType: EnjoyType; readonly reason: string };

async function apply(tx: Tx, ctx: Context, { enjoyType, reason, ...wish }: Input) {
  const { id: applicantId, tenantId, organizationId } = ctx.actor;
  const last = await demandEligible(tx, ctx, enjoyType);
  const again = (await isOpenAgain(ctx, last)) ? last : undefined;
  const id = again?.id ?? newId(ctx.now());
  const profile = await readProfile(tx, ctx, { wish, reason, enjoyType, subjectId: id, current: null });
  const isAtOnce = auditsAccounts(ctx.actor);
  const at = new Date(ctx.now());
  const asked = {
    ...profile,
    id,
    tenantId,
    applicantId,
    organizationId,
    enjoyType,
    reason,
    kind: 'create',
    accountId: isAtOnce ? id : null,
    state: isAtOnce ? 'agreed' : 'pending',
    answer: '',
    createdAt: at,
    decidedAt: isAtOnce ? at : null,
  } as const;
  const processId = isAtOnce ? null : await submitToApprovers(ctx, asked);
  const application: ApplicationRow = { ...asked, processId };
  if (isAtOnce) await createAccount(tx, ctx, application);
  await saveApplication(tx, application);
  // The bytes are left to the sweeper: with a request key this commits later, and may yet fail to (D-026).
  await releasePortraits(tx, { tenantId, subjectId: id, keep: profile });
  return application;
}

/** TEAM-26, D-092: before its approvers, once more after a refusal, or at once for whoever audits accounts. */
export async function applyForAccount(ctx: Context, wish: Input) {
  const application = await transact(ctx, (within) => within.inTransaction((tx) => apply(tx, within, wish)));
  return applicationOut(ctx, application);
}
