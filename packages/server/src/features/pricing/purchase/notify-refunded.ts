import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { coinAmountText } from '@shuyuan/contract/ledger/coin-amount-text';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { Refund } from '../index.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findOwner } from '../../teams/index.ts';

const amountText = async ({ read }: Pick<SystemContext, 'read'>, tenantId: string, paid: Amount): Promise<string> =>
  coinAmountText(await readTenantSetting(read, tenantId, 'CURRENCY_RULE'), paid);

type PaidBack = Pick<Refund, 'tenantId' | 'title'> & {
  readonly tradeId: string;
  readonly memberId: string;
  readonly paid: Amount;
};

/** Whoever bought something reads that it is gone, and what came back. */
export const notifyRefunded = async (tx: Tx, ctx: SystemContext, { tenantId, title, ...back }: PaidBack) =>
  notify(tx, ctx, {
    kind: 'reward',
    text: 'refunded',
    values: { title, amount: await amountText({ read: tx }, tenantId, back.paid) },
    tenantId,
    receivers: [back.memberId],
    subject: { kind: 'trade', id: back.tradeId },
    link: '/learncoin-manage',
    key: `refunded ${back.tradeId}`,
  });

/** Once for all buyers: the owner of the account that sold it. */
export async function notifySeller(ctx: SystemContext, refund: Refund): Promise<void> {
  const { tenantId, businessId, accountId, title, at, buyerNum: count, paid } = refund;
  if (accountId === null) return;
  const text = await amountText(ctx, tenantId, amount(BigInt(paid)));
  await ctx.inTransaction(async (tx) =>
    notify(tx, ctx, {
      kind: 'reward',
      text: 'teamRefunded',
      values: { title, count, amount: text },
      tenantId,
      receivers: [(await findOwner(tx, accountId)).id],
      subject: { kind: 'question', id: businessId },
      link: `/share-output?teamID=${accountId}`,
      key: `refunded ${businessId} ${at}`,
    }),
  );
}
