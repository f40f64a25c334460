import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import type { Context } from '../../../platform/context.ts';
import { addUp } from './check-book.store.ts';

const toWire = (text: string) => amountToWire(amount(BigInt(text)));

/** D-098: whether the book adds up; of what was never used there is nothing. */
export async function checkBook({ read, actor }: Context) {
  const sums = await addUp(read, actor.tenantId);
  const items = Object.values(Currency).map((type) => {
    const found = sums.find(({ currency }) => currency === type);
    return {
      type,
      issued: toWire(found?.issued ?? '0'),
      held: toWire(found?.held ?? '0'),
      accountNum: Number(found?.accountNum ?? 0),
      tradeNum: Number(found?.tradeNum ?? 0),
      wrongNum: Number(found?.wrongNum ?? 0),
    };
  });
  return { items };
}
