import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import {
  changeCard,
  createCard,
  giveCard,
  listCardMembers,
  listCards,
  takeCard,
} from '@shuyuan/contract/pricing/price.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, personData, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, textOfNumber, type TextValues } from '../../lib/texts.ts';
import { of } from '../community/test-columns.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'admin'>, values?: TextValues) => textOf('admin', key, values);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const gold = { id: 'k1', cardName: 'Gold', benefits: '', days: 365, memberNum: 1, isActive: true };
const holder = { memberId: 'm9', memberName: 'Wen Jiahe', fromTime: 0, endTime: null };
const found = { id: 'm5', fullName: 'Gu Huai', portrait: null, organization: { id: 'o1', name: 'Plant' } };

let server: Awaited<ReturnType<typeof communityServer>>;
const sent: unknown[] = [];
const note = ({ body, query }: { body: string; query: URLSearchParams }) => {
  sent.push(body ? JSON.parse(body) : Object.fromEntries(query));
  return ok({ id: 'k1' });
};
beforeEach(async () => {
  sent.length = 0;
  server = await communityServer();
  await loadGroups('en', ['admin']);
  server.answer(readGlobalData, ok(personData({ dataPermission: ['ledger.manage'] })));
  server.answer(listCards, page(gold));
  server.answer(of(listCardMembers, 'k1'), page(holder));
  server.answer(listMembers, page(found));
});
afterEach(cleanup);

test('[D-120] a card is made; without a name or with days that are none nothing is sent', async () => {
  server.answer(createCard, note);
  openApp('/admin/cards');
  const way = await screen.findByRole('link', { name: 'Gold' });
  expect(way.getAttribute('href')).toContain('/member-card-preview/k1');
  await press(t('admin.cards.add'));
  const form = await dialog();
  const save = form.getByRole('button', { name: t('admin.cards.form.submit') });
  fireEvent.change(form.getByLabelText(t('admin.cards.form.days')), { target: { value: '0' } });
  await userEvent.click(save);
  expect(form.getByText(t('admin.cards.form.name.invalid', { max: 30 }))).toBeTruthy();
  expect(form.getByText(t('admin.cards.form.days.invalid', { max: 3660 }))).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(form.getByLabelText(new RegExp(`^${t('admin.cards.form.name')}`)), 'Silver');
  fireEvent.change(form.getByLabelText(t('admin.cards.form.days')), { target: { value: '' } });
  await userEvent.click(save);
  await waitFor(() => expect(sent).toEqual([{ cardName: 'Silver', benefits: '', days: null }]));
});

test('[D-120] a card is ended; a name that is taken is said at its field until another is typed', async () => {
  const taken = errorSpec('card.name-taken').number ?? 0;
  server.answer(of(changeCard, 'k1'), refused(422, taken));
  openApp('/admin/cards');
  await press(t('admin.cards.edit.named', { name: 'Gold' }));
  const form = await dialog();
  await userEvent.click(form.getByRole('switch'));
  await userEvent.click(form.getByRole('button', { name: t('admin.cards.form.submit') }));
  expect(await form.findByText(textOfNumber(taken) ?? '')).toBeTruthy();
  server.answer(of(changeCard, 'k1'), note);
  await userEvent.type(form.getByLabelText(new RegExp(`^${t('admin.cards.form.name')}`)), '!');
  expect(form.queryByText(textOfNumber(taken) ?? '')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: t('admin.cards.form.submit') }));
  await waitFor(() => expect(sent).toEqual([{ cardName: 'Gold!', benefits: '', days: 365, isActive: false }]));
});

test('[D-120] who holds a card stands at an address of its own; it is given and taken back there', async () => {
  server.answer(of(giveCard, 'k1'), note);
  server.answer(of(takeCard, 'k1'), note);
  const { address } = openApp('/admin/cards');
  await press(t('admin.cards.people.named', { name: 'Gold' }));
  await screen.findByText('Wen Jiahe');
  expect(address()).toBe('/admin/cards?card=k1');
  await press(t('admin.cards.give'));
  const give = within(await screen.findByRole('dialog', { name: t('admin.cards.give.title', { name: 'Gold' }) }));
  await userEvent.click(give.getByRole('button', { name: t('admin.cards.give') }));
  expect(give.getByText(t('admin.cards.give.missing'))).toBeTruthy();
  await userEvent.type(give.getByLabelText(t('admin.cards.give.search')), 'Gu');
  await userEvent.click(await give.findByRole('button', { name: /Gu Huai/ }));
  await userEvent.click(give.getByRole('button', { name: t('admin.cards.give') }));
  await waitFor(() => expect(sent).toEqual([{ memberIds: ['m5'] }]));
  await press(t('admin.cards.take.named', { name: 'Wen Jiahe' }));
  await press(t('admin.cards.take'));
  await waitFor(() => expect(sent).toEqual([{ memberIds: ['m5'] }, { memberId: 'm9' }]));
});
