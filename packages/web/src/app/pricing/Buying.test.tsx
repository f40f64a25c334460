import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { idempotencyHeader } from '@shuyuan/contract/kernel/headers';
import { listWiderOffers, purchase, readOffer } from '@shuyuan/contract/pricing/price.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { questionServer } from '../community/test-questions.ts';
import { openApp } from '../test-app.tsx';
import { byCard, coin, locked, numberOf, offer, price, refusal, t } from './test-pricing.ts';
import { shop, toBuy } from './test-shop.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const openShop = async () => {
  openApp('/share-content-detail/q1');
  await userEvent.click(await screen.findByRole('button', { name: t('pricing.buy') }));
  return within(await screen.findByRole('dialog'));
};
const pay = (amount = '99.50') => ({ name: t('pricing.dialog.confirm', { amount, coin }) });

test('[D-116] [PRICE-03] who has not paid sees how it begins and what it costs, the list price struck through', async () => {
  await shop();
  openApp('/share-content-detail/q1');
  const region = within(await screen.findByRole('region', { name: t('pricing.locked.question') }));
  expect(region.getByText(t('pricing.amount', { amount: '99.50', coin }))).toBeTruthy();
  expect(region.getByText(t('pricing.was', { amount: '120.00' })).closest('s')).toBeTruthy();
  expect(screen.getByText('It begins like this')).toBeTruthy();
});

test('[D-116] where both prices are one, nothing is struck through', async () => {
  await questionServer(locked({ offer: offer({ price: price({ coin: 9_950 }) }) }));
  openApp('/share-content-detail/q1');
  const region = await screen.findByRole('region', { name: t('pricing.locked.question') });
  expect(region.querySelector('s')).toBeNull();
});

test('[D-121] the dialog says what it costs and what is left; once paid it opens without a reload', async () => {
  const { sent } = await shop();
  const dialog = await openShop();
  expect(await dialog.findByText(t('pricing.amount', { amount: '200.00', coin }))).toBeTruthy();
  expect(dialog.getByText(t('pricing.amount', { amount: '100.50', coin }))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', pay()));
  expect(await screen.findByText('All of it')).toBeTruthy();
  expect(screen.queryByRole('region', { name: t('pricing.locked.question') })).toBeNull();
  expect(screen.getByText(t('pricing.bought'))).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ businessType: 'question', businessId: 'q1', discountCoin: 9_950 }]);
  expect(sent[0]?.key).toBeTruthy();
});

test('[D-026] a lost answer is asked for again with the same key, so nobody pays twice', async () => {
  const { server } = await shop();
  const keys: (string | null)[] = [];
  server.answer(purchase, ({ headers }) => {
    keys.push(headers.get(idempotencyHeader));
    return keys.length === 1 ? refused(503) : ok({ id: 'b1', availableBalance: 0 });
  });
  const dialog = await openShop();
  await userEvent.click(await dialog.findByRole('button', pay()));
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(dialog.getByRole('button', pay()).getAttribute('data-loading')).toBeNull());
  await userEvent.click(dialog.getByRole('button', pay()));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test('[D-121] too little is said before anything is sent, with the way to one’s account', async () => {
  const { sent } = await shop({ balance: 5_000 });
  const dialog = await openShop();
  const text = t('pricing.dialog.short', { amount: '49.50', coin });
  expect(await dialog.findByText(new RegExp(text))).toBeTruthy();
  expect(dialog.getByRole('link', { name: t('pricing.dialog.toAccount', { coin }) }).getAttribute('href')).toBe(
    '#/learncoin-manage',
  );
  await userEvent.click(dialog.getByRole('button', pay()));
  expect(sent).toEqual([]);
});

test('[D-121] a price that has changed is shown anew and confirmed anew', async () => {
  const { server } = await shop();
  let now = 9_950;
  server.answer(readOffer, () => toBuy({ price: price({ discountCoin: now }) }));
  const shown: unknown[] = [];
  server.answer(purchase, ({ body }) => {
    shown.push((JSON.parse(body) as { discountCoin: unknown }).discountCoin);
    if (now === 11_000) return ok({ id: 'b1', availableBalance: 0 });
    now = 11_000;
    return refused(422, numberOf('price.changed'));
  });
  const dialog = await openShop();
  await userEvent.click(await dialog.findByRole('button', pay()));
  expect(await dialog.findByText(t('pricing.dialog.changed'))).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', pay('110.00')));
  await waitFor(() => expect(shown).toEqual([9_950, 11_000]));
});

test('[D-121] what was bought in another tab is not paid again, and opens', async () => {
  const { server } = await shop();
  server.answer(purchase, () => {
    server.answer(readQuestion, ok(locked({ content: '<p>All of it</p>', offer: offer({ isOpen: true }) })));
    return refused(422, numberOf('price.owned'));
  });
  const dialog = await openShop();
  await userEvent.click(await dialog.findByRole('button', pay()));
  expect(await screen.findByText('All of it')).toBeTruthy();
  expect(await screen.findByText(t('pricing.dialog.open'))).toBeTruthy();
});

test('[D-121] what is sold no more says so in the dialog, and nowhere else', async () => {
  const { server } = await shop();
  server.answer(purchase, refused(422, numberOf('price.not-for-sale')));
  const dialog = await openShop();
  await userEvent.click(await dialog.findByRole('button', pay()));
  const words = refusal('price.not-for-sale');
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(screen.getAllByText(words)).toHaveLength(1);
});

test('[D-120] [PRICE-05] what a card opens names the cards and the way to one’s own; there is nothing to buy', async () => {
  const server = await questionServer(locked({ offer: offer({ price: byCard }) }));
  server.answer(listWiderOffers, ok({ items: [] }));
  openApp('/share-content-detail/q1');
  const card = await screen.findByRole('link', { name: 'Gold' });
  expect(card.getAttribute('href')).toBe('/member-card-preview/k1');
  expect(screen.getByRole('link', { name: t('pricing.locked.myCards') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('pricing.buy') })).toBeNull();
});

test('[D-122] what a column opens too names the column, its price and the way there', async () => {
  const { server } = await shop();
  const bundle = { businessType: 'column', businessId: 'c1', title: 'The whole handbook', offer: offer() };
  server.answer(listWiderOffers, ok({ items: [bundle] }));
  openApp('/share-content-detail/q1');
  const list = within(await screen.findByRole('list', { name: t('pricing.wider') }));
  const way = list.getByRole('link', { name: 'The whole handbook' });
  expect(way.getAttribute('href')).toBe('/share-team/team-column-detail?id=c1');
  expect(list.getByText(t('pricing.amount', { amount: '99.50', coin }))).toBeTruthy();
});

test('[D-122] whether a column opens it too is no reason to hold a buyer up', async () => {
  const { server } = await shop();
  server.answer(listWiderOffers, refused(500, 10500));
  openApp('/share-content-detail/q1');
  expect(await screen.findByRole('button', { name: t('pricing.buy') })).toBeTruthy();
  await waitFor(() => expect(server.countOf(listWiderOffers)).toBeGreaterThan(0));
  expect(screen.queryByText(t('pricing.wider'))).toBeNull();
});
