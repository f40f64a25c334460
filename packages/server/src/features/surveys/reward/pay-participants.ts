import { amount } from '@shuyuan/contract/kernel/amount';
import { coinAmountText } from '@shuyuan/contract/ledger/coin-amount-text';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SystemContext } from '../../../platform/context.ts';
import { postTrade } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { readTenantSetting } from '../../system/index.ts';
import { findSurvey, type SurveyRow } from '../survey.store.ts';
import { takeUnpaid } from './reward.store.ts';

const peopleAtOnce = 200;

/** One trade for some of those who took part; false once all of them have their coins. */
async function payNext(ctx: SystemContext, { id, tenantId, title, reward }: SurveyRow): Promise<boolean> {
  const rule = await readTenantSetting(ctx.read, tenantId, 'CURRENCY_RULE');
  return ctx.inTransaction(async (tx) => {
    const { taken, people } = await takeUnpaid(tx, id, peopleAtOnce);
    if (people.length === 0) return taken > 0;
    const tradeType = TradeType.taskReward;
    const total = amount(reward * BigInt(people.length));
    const legs = [
      { holder: null, amount: amount(0n - total), tradeType },
      ...people.map(({ id: holderId, name }) => ({
        holder: { accountType: AccountType.person, holderId, name },
        amount: reward,
        tradeType,
      })),
    ];
    await notify(tx, ctx, {
      tenantId,
      kind: 'survey',
      text: 'rewarded',
      values: { title, amount: coinAmountText(rule, reward) },
      receivers: people.map((person) => person.id),
      subject: { kind: 'survey', id },
      link: '/learncoin-manage',
    });
    await postTrade(tx, ctx, { tenantId, currency: Currency.coin, legs, detail: title });
    return true;
  });
}

/**
 * Pays everybody who took part, in the order of their ids and long after they answered: neither the order nor the hour says
 * who said what. Told twice it pays once, for who was paid is written with the trade.
 */
export async function payParticipants(
  ctx: SystemContext,
  { tenantId, surveyId }: { readonly tenantId: string; readonly surveyId: string },
): Promise<void> {
  const survey = await findSurvey(ctx.read, tenantId, surveyId);
  if (survey?.state !== 'closed' || survey.reward === 0n) return;
  while (await payNext(ctx, survey));
}
