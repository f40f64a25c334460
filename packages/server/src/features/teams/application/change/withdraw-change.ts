import { applicationLife } from '@shuyuan/contract/teams/account-life';
import type { Context, Tx } from '../../../../platform/context.ts';
import { withdrawDocument } from '../../../approval/index.ts';
import type { AccountRow } from '../../account.store.ts';
import { lockLastChange, settleApplication } from '../application.store.ts';
import { documentOf } from '../submit-to-approvers.ts';

/** What an owner asked for goes with them: nobody else could take it back, and it would keep the next one from asking. */
export async function withdrawChange(
  tx: Tx,
  ctx: Context,
  { id, tenantId }: Pick<AccountRow, 'id' | 'tenantId'>,
): Promise<void> {
  const last = await lockLastChange(tx, tenantId, id);
  if (last?.state !== 'pending') return;
  const { to: state } = applicationLife.table.withdraw;
  await settleApplication(tx, { ...last, state, at: new Date(ctx.now()) });
  await withdrawDocument(tx, ctx, documentOf(last));
}
