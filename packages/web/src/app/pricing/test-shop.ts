import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { listWiderOffers, purchase, readOffer } from '@shuyuan/contract/pricing/price.wire';
import { ok } from '../../lib/test-transport.ts';
import { questionServer } from '../community/test-questions.ts';
import { locked, offer } from './test-pricing.ts';

export const toBuy = (changes: object = {}) =>
  ok({ ...offer(), title: 'Eight steps', balance: 20_000, seatPayers: [], ...changes });

/** A server where m1 may buy one article; it opens once it is paid. */
export async function shop({ balance = 20_000 } = {}) {
  const server = await questionServer(locked());
  const sent: { readonly body: unknown; readonly key: string | null }[] = [];
  let isBought = false;
  server.answer(readQuestion, () =>
    ok(isBought ? locked({ content: '<p>All of it</p>', offer: offer({ isOpen: true, isBought }) }) : locked()),
  );
  server.answer(listWiderOffers, ok({ items: [] }));
  server.answer(readOffer, () => toBuy({ balance }));
  server.answer(purchase, ({ body, headers }) => {
    sent.push({ body: JSON.parse(body), key: headers.get(idempotencyHeader) });
    isBought = true;
    return ok({ id: 'b1', availableBalance: 10_050 });
  });
  return { server, sent };
}
