import { amount } from '@shuyuan/contract/kernel/amount';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { currencyNameOf } from '@shuyuan/contract/system/app-settings';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { notify } from '../../notifications/index.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findOwner } from '../../teams/index.ts';
import { withCoinName } from '../account/coins-text.ts';
import { findReversal, listSides } from './reverse.store.ts';

type Side = Awaited<ReturnType<typeof listSides>>[number];
type Reversal = NonNullable<Awaited<ReturnType<typeof findReversal>>>;
type ReversalNotice = Reversal & {
  readonly id: string;
  /** The company's name for its coin; null: none, or it is about integral. */
  readonly coin: string | null;
  readonly sides: readonly Side[];
};

export const reversalNoticeJob = 'currency:tell-reversal';

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

const sidesOf = ({ sides }: ReversalNotice, wanted: AccountType) =>
  sides.filter(({ accountType }) => accountType === wanted);

const amountText = ({ coin }: ReversalNotice, moved: bigint): string =>
  withCoinName(amount(moved < 0n ? -moved : moved), coin);

/** One notice for all people with the same amount. */
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

/** A share account's owner gets its notice. */
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
  const rule = isCoin ? await readTenantSetting(ctx.read, reversal.tenantId, 'CURRENCY_RULE') : '';
  const notice = { ...reversal, id, coin: currencyNameOf(rule), sides: await listSides(ctx.read, id) };
  await ctx.inTransaction(async (tx) => {
    await notifyPeople(tx, ctx, notice);
    await notifyOwners(tx, ctx, notice);
  });
}
