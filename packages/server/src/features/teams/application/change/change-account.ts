import { demand } from '@shuyuan/contract/kernel/app-error';
import { ownsAccount } from '@shuyuan/contract/teams/account-rules';
import { type Context, transact, type Tx } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/new-id.ts';
import { removeUnused } from '../../../files/index.ts';
import { lockAccountAccess } from '../../teams.policy.ts';
import { listTopicsOf } from '../../topic.store.ts';
import { lockLastChange, saveApplication } from '../application.store.ts';
import { applyChange } from './apply-change.ts';
import { passesAtOnce } from '../passes-at-once.ts';
import { isOpenAgain, submitToApprovers } from '../submit-to-approvers.ts';
import { type ProfileInput, readProfile } from '../read-profile.ts';

type Input = ProfileInput & { readonly id: string };

async function change(tx: Tx, ctx: Context, { id, ...wish }: Input) {
  const { account, callerRole } = await lockAccountAccess(tx, ctx, id);
  demand(ownsAccount(callerRole), 'auth.forbidden');
  demand(account.state === 'active', 'account.wrong-state', { state: account.state });
  const { tenantId, organizationId, enjoyType } = account;
  const last = await lockLastChange(tx, tenantId, id);
  demand(last?.state !== 'pending', 'account.pending-audit');
  const topicIds = (await listTopicsOf(tx, id)).map((topic) => topic.id);
  const current = { ...account, topicIds };
  const profile = await readProfile(tx, ctx, { wish, enjoyType, subjectId: id, current });
  const { id: applicantId } = ctx.actor;
  if (await passesAtOnce(tx, ctx, { account, current, profile })) {
    const unused = await applyChange(tx, ctx, { account, profile, byId: applicantId });
    return { answer: { id, isPending: false, processInstanceId: null }, unused };
  }
  const again = (await isOpenAgain(ctx, last)) ? last : undefined;
  const asked = {
    ...profile,
    tenantId,
    organizationId,
    enjoyType,
    applicantId,
    accountId: id,
    id: again?.id ?? newId(ctx.now()),
    kind: 'change',
    reason: '',
    state: 'pending',
    answer: '',
    createdAt: new Date(ctx.now()),
    decidedAt: null,
  } as const;
  const processInstanceId = await submitToApprovers(ctx, asked);
  await saveApplication(tx, { ...asked, processId: processInstanceId });
  return { answer: { id, isPending: true, processInstanceId }, unused: [] };
}

/** TEAM-33, D-089: another profile, at once or after approval; the old one stays until then. */
export async function changeAccount(ctx: Context, wish: Input) {
  const { answer, unused } = await transact(ctx, (within) => within.inTransaction((tx) => change(tx, within, wish)));
  await removeUnused(ctx, unused);
  return answer;
}
