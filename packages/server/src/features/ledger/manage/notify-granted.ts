import { type Amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency, Direction, type HolderType } from '@shuyuan/contract/ledger/currencies';
import type { Context, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { coinsText } from '../account/coins-text.ts';

/** Coins the platform gave to holders, or took back from them. */
export type Granted = {
  readonly id: string;
  readonly accountType: HolderType;
  readonly currency: Currency;
  readonly direction: Direction;
  readonly each: Amount;
  readonly reason: string;
  /** Of a share account its owner hears of it. */
  readonly holders: readonly { readonly id: string; readonly name: string; readonly receiverId: string }[];
};

const personTexts = {
  [Currency.coin]: { [Direction.income]: 'granted', [Direction.expenditure]: 'deducted' },
  [Currency.integral]: { [Direction.income]: 'grantedIntegral', [Direction.expenditure]: 'deductedIntegral' },
} as const;
const teamTexts = {
  [Currency.coin]: { [Direction.income]: 'teamGranted', [Direction.expenditure]: 'teamDeducted' },
  [Currency.integral]: { [Direction.income]: 'teamGrantedIntegral', [Direction.expenditure]: 'teamDeductedIntegral' },
} as const;

/** D-107. */
export async function notifyGranted(tx: Tx, ctx: Context, granted: Granted): Promise<void> {
  const { id, accountType, currency, direction, each, reason, holders } = granted;
  const amount = currency === Currency.coin ? await coinsText(ctx, each) : formatAmount(each);
  const subject = { kind: 'trade', id };
  if (accountType === AccountType.person)
    return notify(tx, ctx, {
      kind: 'reward',
      text: personTexts[currency][direction],
      values: { amount, reason },
      receivers: holders.map(({ receiverId }) => receiverId),
      subject,
      link: '/learncoin-manage',
      key: `granted ${id}`,
    });
  for (const holder of holders)
    await notify(tx, ctx, {
      kind: 'reward',
      text: teamTexts[currency][direction],
      values: { team: holder.name, amount, reason },
      receivers: [holder.receiverId],
      subject,
      link: `/share-output?teamID=${holder.id}`,
      // One owner may have several of them.
      key: `granted ${id} ${holder.id}`,
    });
}
