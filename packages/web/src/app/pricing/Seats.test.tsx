import { purchase, readOffer } from '@shuyuan/contract/pricing/price.wire';
import {
  handOutSeats,
  listSeatOrders,
  listSeatPeople,
  listSeats,
  takeBackSeat,
} from '@shuyuan/contract/pricing/seats.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { of } from '../community/test-columns.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { coin, numberOf, price, refusal, t } from './test-pricing.ts';
import { shop, toBuy } from './test-shop.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

const ladder = price({
  isLadderPrice: 1,
  coin: null,
  discountCoin: null,
  payConfig: [
    { id: 1, begin: 1, end: 10, coin: 2_000, discountCoin: 1_500 },
    { id: -1, begin: 11, end: -1, coin: 1_000, discountCoin: 900 },
  ],
});
const payers = [
  { id: null, name: '', balance: 20_000 },
  { id: 'a1', name: 'The lathe team', balance: 5_000 },
];

/** The dialog of somebody who may buy for others. */
async function openDialog() {
  const told = await shop();
  told.server.answer(readOffer, () => toBuy({ price: ladder, seatPayers: payers }));
  openApp('/share-content-detail/q1');
  await userEvent.click(await screen.findByRole('button', { name: t('pricing.buy') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: t('pricing.seats.buy') }));
  return { ...told, dialog };
}
const pay = (amount: string) => ({ name: t('pricing.dialog.confirm', { amount, coin }) });
const type = async (dialog: ReturnType<typeof within>, quantity: string) => {
  const field = dialog.getByRole('textbox', { name: t('pricing.seats.quantity') });
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
};

test('[D-115] seats are priced by the range of their number, paid by whom one chooses, and lead to where they are handed out', async () => {
  const { sent, dialog } = await openDialog();
  await type(dialog, '10');
  expect(dialog.getByRole('button', pay('150.00'))).toBeTruthy();
  await type(dialog, '11');
  expect(dialog.getByText(t('pricing.amount', { amount: '9.00', coin }))).toBeTruthy();
  const field = dialog.getByRole('combobox', { name: t('pricing.seats.payer') });
  await userEvent.selectOptions(field, 'The lathe team');
  expect(dialog.getByText(new RegExp(t('pricing.dialog.short', { amount: '49.00', coin })))).toBeTruthy();
  await userEvent.selectOptions(field, t('pricing.seats.payer.self'));
  await userEvent.click(dialog.getByRole('button', pay('99.00')));
  const way = await dialog.findByRole('link', { name: t('pricing.seats.go') });
  expect(way.getAttribute('href')).toContain('/learncoin-manage/purchases?tab=seats');
  expect(sent.map(({ body }) => body)).toEqual([
    { businessType: 'question', businessId: 'q1', discountCoin: 900, quantity: 11, payerId: null },
  ]);
});

test('[D-115] a number that is none, or too many, is said at the field and buys nothing', async () => {
  const { sent, dialog } = await openDialog();
  for (const wrong of ['1', '1001', 'x']) {
    await type(dialog, wrong);
    expect(dialog.getByText(t('pricing.seats.quantity.invalid', { min: '2', max: '1,000' }))).toBeTruthy();
  }
  const buttons = dialog.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] ?? document.body);
  expect(sent).toEqual([]);
});

test('[D-115] seats whose price has changed are confirmed anew', async () => {
  const { server, dialog } = await openDialog();
  server.answer(purchase, refused(422, numberOf('price.changed')));
  await userEvent.click(dialog.getByRole('button', pay('30.00')));
  expect(await dialog.findByText(t('pricing.dialog.changed'))).toBeTruthy();
});

const order = (changes: object = {}) => ({
  id: 'o1',
  businessType: 'question',
  businessId: 'q1',
  title: 'Eight steps',
  quantity: 4,
  handedOutNum: 1,
  discountCoin: 1_500,
  totalCoin: 6_000,
  payerName: null,
  createTime: 0,
  endTime: null,
  ...changes,
});
const seat = { memberId: 'm2', memberName: 'Lin', createTime: 0, canTakeBack: true };

async function openOrders() {
  const server = await communityServer();
  const items = [order(), order({ id: 'o2', title: 'Gone', endTime: 5, payerName: 'The lathe team' })];
  server.answer(listSeatOrders, ok({ items, recordCount: 2, canBuy: true }));
  server.answer(of(listSeats, 'o1'), ok({ order: order(), items: [seat], recordCount: 1 }));
  const organization = { id: 'g1', name: 'Software' };
  server.answer(of(listSeatPeople, 'o1'), page({ id: 'm3', fullName: 'He', portrait: null, organization }));
  return { server, ...openApp('/learncoin-manage/purchases?tab=seats') };
}

test('[D-115] the orders say how many are handed out and free; one is opened and seats of it are given', async () => {
  const { server, address } = await openOrders();
  expect(await screen.findByText(t('pricing.seats.handedOut', { count: '1', total: '4' }))).toBeTruthy();
  expect(screen.getByText(t('pricing.seats.ended'))).toBeTruthy();
  expect(screen.getByText(t('pricing.seats.paidBy', { name: 'The lathe team' }))).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Eight steps' }));
  expect(await screen.findByText('Lin')).toBeTruthy();
  expect(address()).toBe('/learncoin-manage/purchases?tab=seats&order=o1');
  const given: unknown[] = [];
  server.answer(of(handOutSeats, 'o1'), ({ body }) => {
    given.push(JSON.parse(body));
    return ok({ handedOutNum: 0, freeNum: 3, skipped: [{ memberId: 'm3', memberName: 'He', reason: 'owned' }] });
  });
  await userEvent.click(screen.getByRole('button', { name: t('pricing.seats.handOut') }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => dialog.getByRole('button', { name: t('pricing.seats.handOut') });
  await userEvent.click(submit());
  expect(await dialog.findByText(t('pricing.seats.handOut.missing'))).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: t('pricing.seats.handOut.search') }), 'H');
  await userEvent.click(await dialog.findByRole('button', { name: /He/ }));
  await userEvent.click(submit());
  expect(await dialog.findByText(t('pricing.seats.skipped.owned', { names: 'He' }))).toBeTruthy();
  expect(given).toEqual([{ memberIds: ['m3'] }]);
});

test('[seat.used] a seat that was opened meanwhile is not taken back, and the dialog says why', async () => {
  const { server } = await openOrders();
  await userEvent.click(await screen.findByRole('link', { name: 'Eight steps' }));
  server.answer(of(takeBackSeat, 'o1'), refused(422, numberOf('seat.used')));
  await userEvent.click(
    await screen.findByRole('button', { name: t('pricing.seats.takeBack.named', { name: 'Lin' }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('pricing.seats.takeBack') }));
  await waitFor(() => expect(dialog.getByText(refusal('seat.used'))).toBeTruthy());
});
