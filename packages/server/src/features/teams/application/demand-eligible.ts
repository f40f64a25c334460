import { demand } from '@shuyuan/contract/kernel/app-error';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Context, Tx } from '../../../platform/context.ts';
import { auditsAccounts } from '../teams.policy.ts';
import { type ApplicationRow, lockLastCreate } from './application.store.ts';
import { lockApplicant, ownsExpert } from './name.store.ts';

/** D-092: whatever speaks against another account of a person. Answers what they asked for last, held. */
export async function demandEligible(
  tx: Tx,
  { actor }: Context,
  enjoyType: EnjoyType,
): Promise<ApplicationRow | undefined> {
  demand(enjoyType !== EnjoyType.official || auditsAccounts(actor), 'account.official-only');
  await lockApplicant(tx, actor.id);
  const isSecond = enjoyType === EnjoyType.expert && (await ownsExpert(tx, actor.tenantId, actor.id));
  demand(!isSecond, 'account.one-expert');
  const last = await lockLastCreate(tx, { tenantId: actor.tenantId, applicantId: actor.id, enjoyType });
  demand(last?.state !== 'pending', 'account.pending-audit');
  return last;
}
