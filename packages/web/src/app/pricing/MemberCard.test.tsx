import { listCardContents, readCard } from '@shuyuan/contract/pricing/price.wire';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { of } from '../community/test-columns.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'personal'>, values?: TextValues) => textOf('personal', key, values);
const address = '/member-card-preview/k1';
const may = Date.UTC(2027, 4, 1, 12);
const card = (changes: object = {}) =>
  ok({ id: 'k1', cardName: 'Gold', benefits: 'Every drawing', days: 30, isActive: true, hold: null, ...changes });
const content = (businessType: 'column' | 'question', businessId: string) => ({
  businessType,
  businessId,
  title: `Opened ${businessId}`,
  comeEnjoyName: 'Lean circle',
});

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
  await loadGroups('en', ['personal']);
  server.answer(of(readCard, 'k1'), card());
  server.answer(of(listCardContents, 'k1'), page(content('column', 'c1'), content('question', 'q1')));
});
afterEach(cleanup);

test('[ROUTE-54] [D-191] a card to look at: name, benefits, how long it holds, and what it opens with the way there', async () => {
  openApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gold' })).toBeTruthy();
  expect(screen.getByText('Every drawing')).toBeTruthy();
  expect(screen.getByText(t('pricing.card.days', { count: '30' }))).toBeTruthy();
  const list = within(await screen.findByRole('list', { name: t('pricing.card.contents') }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/share-team/team-column-detail?id=c1',
    '/share-content-detail/q1',
  ]);
  expect(list.getByText(t('pricing.card.of.column'), { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('pricing.card.mine') })).toBeTruthy();
});

test.each([
  ['nobody gave it', {}, 'pricing.card.notHeld'],
  ['it holds until a day', { hold: { fromTime: 0, endTime: may, isValid: true } }, 'pricing.card.held'],
  ['it holds without an end', { hold: { fromTime: 0, endTime: null, isValid: true } }, 'pricing.card.held'],
  ['it has run out', { hold: { fromTime: 0, endTime: 1, isValid: false } }, 'pricing.card.over'],
  ['it was ended', { isActive: false, hold: { fromTime: 0, endTime: null, isValid: false } }, 'pricing.card.ended'],
] as const)('[D-191] whether one holds it: %s', async (_, changes, word) => {
  server.answer(of(readCard, 'k1'), card(changes));
  openApp(address);
  expect(await screen.findByText(t(word))).toBeTruthy();
});

test('[D-191] one without benefits, an end or contents says so', async () => {
  server.answer(of(readCard, 'k1'), card({ benefits: '', days: null }));
  server.answer(of(listCardContents, 'k1'), page());
  openApp(address);
  expect(await screen.findByText(t('pricing.card.contents.empty.title'))).toBeTruthy();
  expect(screen.getByText(t('pricing.card.benefits.none'))).toBeTruthy();
  expect(screen.getByText(t('pricing.card.forever'))).toBeTruthy();
});

test('[D-191] an unknown card says so and leads to one’s own', async () => {
  server.answer(of(readCard, 'k1'), refused(404, 10404));
  openApp(address);
  expect(await screen.findByText(t('pricing.card.unknown.title'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('pricing.card.mine') })).toBeTruthy();
});

test('[D-191] the address keeps the page of what it opens', async () => {
  const asked: (string | null)[] = [];
  server.answer(of(listCardContents, 'k1'), ({ query }) => {
    asked.push(query.get('page'));
    return ok({ items: [content('question', 'q1')], recordCount: 45 });
  });
  const app = openApp(`${address}?page=2`);
  await screen.findByRole('link', { name: 'Opened q1' });
  expect(asked).toEqual(['2']);
  await userEvent.click(screen.getByRole('button', { name: /3/ }));
  await expect.poll(() => asked).toEqual(['2', '3']);
  expect(app.address()).toBe(`${address}?page=3&pageSize=20`);
});
