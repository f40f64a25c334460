import { type Amount, amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { currencyNameOf } from '@shuyuan/contract/system/app-settings';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { Refund } from '../index.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findOwner } from '../../teams/index.ts';

/** LEDGER-32: without a name of its own for the coin a company reads the number alone. */
async function amountText({ read }: Pick<SystemContext, 'read'>, tenantId: string, paid: Amount): Promise<string> {
  const coin = currencyNameOf(await readTenantSetting(read, tenantId, 'CURRENCY_RULE'));
  return coin === null ? formatAmount(paid) : `${formatAmount(paid)} ${coin}`;
}

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
