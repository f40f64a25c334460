import { type Amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency, Direction, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { currencyNameOf } from '@shuyuan/contract/system/app-settings';
import type { Context, Tx } from '../../platform/context.ts';
import { linkToQuestion } from '../community/index.ts';
import type { Holder } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { readSettings } from '../system/index.ts';
import type { Target } from './reward-target.ts';

/** LEDGER-32: so many of what the company calls its coins; without a name of its own the number stands alone. */
async function coinsOf(ctx: Context, value: Amount): Promise<string> {
  const [setting] = await readSettings(ctx, ['CURRENCY_RULE']);
  const name = currencyNameOf(setting?.value ?? '');
  return name === null ? formatAmount(value) : `${formatAmount(value)} ${name}`;
}

type Rewarded = {
  readonly id: string;
  readonly target: Target;
  readonly giver: Holder;
  readonly told: readonly string[];
  readonly value: Amount;
};

export async function tellRewarded(tx: Tx, ctx: Context, rewarded: Rewarded): Promise<void> {
  const { id, giver, told, value } = rewarded;
  const { question, discussionId } = rewarded.target;
  await notify(tx, ctx, {
    kind: 'reward',
    text: 'received',
    values: { person: giver.name, amount: await coinsOf(ctx, value), title: question.title },
    receivers: told.filter((one) => one !== ctx.actor.id),
    subject: { kind: 'question', id: question.id },
    link: linkToQuestion(question, discussionId ?? undefined),
    key: `rewarded ${id}`,
  });
}

/** What somebody got from the platform, or had to give back. */
export type Granted = {
  readonly id: string;
  readonly accountType: HolderType;
  readonly currency: Currency;
  readonly direction: Direction;
  readonly each: Amount;
  readonly reason: string;
  /** Of a share account its owner hears of it. */
  readonly holders: readonly { readonly id: string; readonly name: string; readonly toldId: string }[];
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
export async function tellGranted(tx: Tx, ctx: Context, granted: Granted): Promise<void> {
  const { id, accountType, currency, direction, each, reason, holders } = granted;
  const amount = currency === Currency.coin ? await coinsOf(ctx, each) : formatAmount(each);
  const subject = { kind: 'trade', id };
  if (accountType === AccountType.person)
    return notify(tx, ctx, {
      kind: 'reward',
      text: personTexts[currency][direction],
      values: { amount, reason },
      receivers: holders.map(({ toldId }) => toldId),
      subject,
      link: '/learncoin-manage',
      key: `granted ${id}`,
    });
  for (const holder of holders)
    await notify(tx, ctx, {
      kind: 'reward',
      text: teamTexts[currency][direction],
      values: { team: holder.name, amount, reason },
      receivers: [holder.toldId],
      subject,
      link: `/share-output?teamID=${holder.id}`,
      // One owner may have several of them.
      key: `granted ${id} ${holder.id}`,
    });
}
