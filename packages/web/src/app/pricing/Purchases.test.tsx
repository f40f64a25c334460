import { listMyCards, listPurchases } from '@shuyuan/contract/pricing/price.wire';
import { listSeatOrders } from '@shuyuan/contract/pricing/seats.wire';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { t } from './test-pricing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const bought = (businessType: 'column' | 'question', businessId: string, changes: object = {}) => ({
  businessType,
  businessId,
  title: `Bought ${businessId}`,
  discountCoin: 9_950,
  createTime: 0,
  isThere: true,
  giverName: null,
  ...changes,
});
const card = (id: string, cardName: string, changes: object = {}) => ({
  id,
  cardName,
  benefits: '',
  days: null,
  isActive: true,
  fromTime: 0,
  endTime: null,
  ...changes,
});

const noSeats = ok({ items: [], recordCount: 0, canBuy: false });

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
  server.answer(listPurchases, page(bought('column', 'c1'), bought('question', 'q1', { isThere: false })));
  server.answer(listSeatOrders, noSeats);
  server.answer(
    listMyCards,
    page(card('k1', 'Gold'), card('k2', 'Silver', { endTime: 1 }), card('k3', 'Iron', { isActive: false })),
  );
});
afterEach(cleanup);

test('[C-11] [D-121] what one has bought, with the way to it; what is gone leads nowhere', async () => {
  openApp('/learncoin-manage/purchases');
  const link = await screen.findByRole('link', { name: 'Bought c1' });
  expect(link.getAttribute('href')).toContain('/share-team/team-column-detail?id=c1');
  expect(screen.queryByRole('link', { name: 'Bought q1' })).toBeNull();
  expect(screen.getByText(t('pricing.mine.gone'))).toBeTruthy();
  expect(screen.getAllByText('99.50')).toHaveLength(2);
});

test('[D-120] the cards one holds, with those that open nothing any more; the address keeps the tab', async () => {
  const { address } = openApp('/learncoin-manage/purchases');
  await userEvent.click(await screen.findByRole('link', { name: t('pricing.mine.cards') }));
  const list = within(await screen.findByRole('list', { name: t('pricing.mine.cards') }));
  const words = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(list.getByRole('link', { name: 'Gold' }).getAttribute('href')).toContain('/member-card-preview/k1');
  expect(words[0]).toContain(t('pricing.cards.valid'));
  expect(words[1]).toContain(t('pricing.cards.ended'));
  expect(words[2]).toContain(t('pricing.cards.ended'));
  expect(address()).toBe('/learncoin-manage/purchases?tab=cards');
});

test('nothing bought and no card say what to do', async () => {
  server.answer(listPurchases, page());
  server.answer(listMyCards, page());
  openApp('/learncoin-manage/purchases');
  expect(await screen.findByText(t('pricing.mine.empty.title'))).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: t('pricing.mine.cards') }));
  expect(await screen.findByText(t('pricing.cards.empty.title'))).toBeTruthy();
});

test('[D-115] what somebody gave as a seat says from whom; who buys for nobody is shown nothing of team seats', async () => {
  server.answer(listPurchases, page(bought('question', 'q1', { discountCoin: 0, giverName: 'Zhou' })));
  openApp('/learncoin-manage/purchases');
  expect(await screen.findByText(t('pricing.mine.giver', { name: 'Zhou' }))).toBeTruthy();
  expect(screen.queryByRole('link', { name: t('pricing.seats.title') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('pricing.seats.buy.named', { title: 'Bought q1' }) })).toBeNull();
});
