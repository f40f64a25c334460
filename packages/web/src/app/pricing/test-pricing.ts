import { QuestionKind } from '@shuyuan/contract/community/questions';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { PayType } from '@shuyuan/contract/pricing/prices';
import type { Question } from '../../features/community/questions/question.ts';
import type { Offer } from '../../shared/pricing/price-fields.ts';
import { textOf, type TextKey, textOfNumber, type TextValues } from '../../lib/texts.ts';
import { question } from '../community/test-questions.ts';

export const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
export const numberOf = (code: Parameters<typeof errorSpec>[0]): number => errorSpec(code).number ?? 0;
/** What the server's refusal says. */
export const refusal = (code: Parameters<typeof errorSpec>[0]): string => textOfNumber(numberOf(code)) ?? '';
/** As the company calls it when it calls it nothing. */
export const coin = 'learning coins';

export const price = (changes: Partial<Offer['price']> = {}): Offer['price'] => ({
  isPay: 1,
  payType: PayType.coin,
  isLadderPrice: 0,
  coin: 12_000,
  discountCoin: 9_950,
  payConfig: [],
  vipCardConfiguration: '[]',
  ...changes,
});

export const offer = (changes: Partial<Offer> = {}): Offer => ({
  price: price(),
  isOpen: false,
  isBought: false,
  ...changes,
});

export const byCard = price({
  payType: PayType.card,
  coin: null,
  discountCoin: null,
  vipCardConfiguration: '[{"id":"k1","cardName":"Gold"}]',
});

/** An article that costs something, as somebody sees it who has not paid. */
export const locked = (changes: Partial<Question> = {}): Question =>
  question({
    kind: QuestionKind.article,
    title: 'Eight steps',
    summary: 'It begins like this',
    content: '',
    offer: offer(),
    ...changes,
  });
