import { amount } from '@shuyuan/contract/kernel/amount';
import { coinAmountText } from '@shuyuan/contract/ledger/coin-amount-text';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { notify } from '../../notifications/index.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findOwner } from '../../teams/index.ts';
import { findReversal, listSides } from './reverse.store.ts';

type Side = Awaited<ReturnType<typeof listSides>>[number];
type Reversal = NonNullable<Awaited<ReturnType<typeof findReversal>>>;
type ReversalNotice = Reversal & {
  readonly id: string;
  /** The company's setting for its coins; empty where it is about integral. */
  readonly currencyRule: string;
  readonly sides: readonly Side[];
};

export const reversalNoticeJob = jobName<{ readonly tradeId: string }>('currency:tell-reversal');

/** After commit: a distribution that is taken back concerns everybody who had a share, each with an amount of their own. */
export const notifyReversalLater = (tx: Tx, tradeId: string): Promise<void> =>
  enqueue(tx, { name: reversalNoticeJob, payload: { tradeId } });

const texts = {
  [Currency.coin]: { in: 'reversedIn', out: 'reversedOut', teamIn: 'teamReversedIn', teamOut: 'teamReversedOut' },
  [Currency.integral]: {
    in: 'reversedInIntegral',
    out: 'reversedOutIntegral',
    teamIn: 'teamReversedInIntegral',
    teamOut: 'teamReversedOutIntegral',
  },
} as const;

/** The sum for each of them: points that had expired come back in the same trade. */
const sidesOf = ({ sides }: ReversalNotice, wanted: AccountType): Side[] =>
  [...Map.groupBy(sides, ({ accountType, holderId }) => `${accountType} ${holderId}`).values()].flatMap((own) => {
    const [first] = own;
    const moved = own.reduce((sum, side) => sum + side.amount, 0n);
    return first?.accountType === wanted && moved !== 0n ? { ...first, amount: moved } : [];
  });

const amountText = ({ currencyRule }: ReversalNotice, moved: bigint): string =>
  coinAmountText(currencyRule, amount(moved < 0n ? -moved : moved));

/** Everybody to whom the same happened reads the same. */
async function notifyPeople(tx: Tx, ctx: SystemContext, notice: ReversalNotice): Promise<void> {
  for (const [moved, people] of Map.groupBy(sidesOf(notice, AccountType.person), (side) => side.amount))
    await notify(tx, ctx, {
      kind: 'reward',
      text: texts[notice.currency][moved > 0n ? 'in' : 'out'],
      values: { amount: amountText(notice, moved), reason: notice.reason },
      tenantId: notice.tenantId,
      receivers: people.map(({ holderId }) => holderId),
      subject: { kind: 'trade', id: notice.id },
      link: '/learncoin-manage',
      key: `reversed ${notice.id}`,
    });
}

/** The owner of a share account reads it for the account. */
async function notifyOwners(tx: Tx, ctx: SystemContext, notice: ReversalNotice): Promise<void> {
  for (const { holderId, holderName, amount: moved } of sidesOf(notice, AccountType.team))
    await notify(tx, ctx, {
      kind: 'reward',
      text: texts[notice.currency][moved > 0n ? 'teamIn' : 'teamOut'],
      values: { team: holderName, amount: amountText(notice, moved), reason: notice.reason },
      tenantId: notice.tenantId,
      receivers: [(await findOwner(tx, holderId)).id],
      subject: { kind: 'trade', id: notice.id },
      link: `/share-output?teamID=${holderId}`,
      key: `reversed ${notice.id} ${holderId}`,
    });
}

/** D-109: what was taken back, and why, for everybody whose account it changed. */
export async function notifyReversal(ctx: SystemContext, id: string): Promise<void> {
  const reversal = await findReversal(ctx.read, id);
  if (!reversal) return;
  const isCoin = reversal.currency === Currency.coin;
  const currencyRule = isCoin ? await readTenantSetting(ctx.read, reversal.tenantId, 'CURRENCY_RULE') : '';
  const notice = { ...reversal, id, currencyRule, sides: await listSides(ctx.read, id) };
  await ctx.inTransaction(async (tx) => {
    await notifyPeople(tx, ctx, notice);
    await notifyOwners(tx, ctx, notice);
  });
}
