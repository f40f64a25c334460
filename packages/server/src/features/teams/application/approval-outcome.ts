import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { applicationLife } from '@shuyuan/contract/teams/account-life';
import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { findAnswerTo, findApprovalOf } from '../../approval/index.ts';
import { lockAccount } from '../account.store.ts';
import { removeUnused } from '../../files/index.ts';
import { carryOut } from './agree-application.ts';
import * as store from './application.store.ts';
import { documentOf } from './submit-to-approvers.ts';
import { explain, turnDown } from './turn-down.ts';

type Application = store.ApplicationRow;

/** Agreed to, and carried out where nothing stands against it by now; else refused with the reason, as a notice. */
async function agree(tx: Tx, ctx: SystemContext, asked: Application): Promise<readonly string[]> {
  const { problem, accountId, unused } = await carryOut(tx, ctx, asked);
  if (problem === null) {
    const { to: state } = applicationLife.table.agree;
    await store.settleApplication(tx, { ...asked, accountId, state, answer: '', at: new Date(ctx.now()) });
    return unused;
  }
  await explain(tx, ctx, { asked, problem });
  return unused;
}

/** The process is read again: it may have been submitted once more since this was told. */
async function follow(tx: Tx, ctx: SystemContext, document: ReturnType<typeof documentOf>): Promise<readonly string[]> {
  // The account before what is asked for it, as whoever changes or hands it over does: the two never wait for each other.
  const known = await store.findApplication(tx, document.tenantId, document.businessId);
  if (known?.accountId) await lockAccount(tx, known.tenantId, known.accountId);
  const asked = await store.lockApplication(tx, document.tenantId, document.businessId);
  const approval = await findApprovalOf(tx, document);
  if (!asked || !approval || !applicationLife.can('agree', asked.state)) return [];
  if (approval.status === ApprovalStatus.approved) return agree(tx, ctx, asked);
  if (approval.status === ApprovalStatus.rejected)
    await turnDown(tx, ctx, { asked, answer: await findAnswerTo(tx, document) });
  if (approval.status === ApprovalStatus.withdrawn) {
    const { to: state } = applicationLife.table.withdraw;
    await store.settleApplication(tx, { ...asked, state, at: new Date(ctx.now()) });
  }
  return [];
}

/** D-092: what became of an application. */
export async function followApproval(
  ctx: SystemContext,
  told: { tenantId: string; businessId: string },
): Promise<void> {
  const document = documentOf({ tenantId: told.tenantId, id: told.businessId });
  const unused = await transact(ctx, (within) => within.inTransaction((tx) => follow(tx, within, document)));
  await removeUnused(ctx, unused);
}
