import { amount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { postTrade, takeBack } from '../../ledger/index.ts';

type Rewarded = {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly holderName: string;
  readonly title: string;
  readonly coins: number;
  readonly integral: number;
};
type Author = Pick<SystemContext, 'now' | 'external'> & { readonly actor: { readonly id: string } | null };

const keyOf = (awardId: string, currency: Currency): string => `certificate ${awardId} ${currency}`;

/** D-188: what an award pays, once; last in its transaction, since it holds the account. */
export async function payReward(tx: Tx, ctx: Author, award: Rewarded): Promise<void> {
  const { id, tenantId, memberId: holderId, holderName: name, title, coins, integral } = award;
  const holder = { accountType: AccountType.person, holderId, name };
  const tradeType = TradeType.taskReward;
  const whole = { [Currency.coin]: coins, [Currency.integral]: integral };
  for (const currency of Object.values(Currency)) {
    const worth = BigInt(whole[currency]) * 100n;
    if (worth === 0n) continue;
    await postTrade(tx, ctx, {
      tenantId,
      currency,
      legs: [
        { holder: null, amount: amount(-worth), tradeType },
        { holder, amount: amount(worth), tradeType },
      ],
      detail: title,
      business: { type: 'certificate', id },
      onceKey: keyOf(id, currency),
    });
  }
}

/** Of an award that holds no more. */
export async function takeRewardBack(
  tx: Tx,
  ctx: Author,
  { id, tenantId, title }: Pick<Rewarded, 'id' | 'tenantId' | 'title'>,
): Promise<void> {
  for (const currency of Object.values(Currency)) {
    await takeBack(tx, ctx, { tenantId, onceKey: keyOf(id, currency), detail: title });
  }
}
