import { listFollowedTopics, readTopic, selectHotTopics, selectTopics } from '@shuyuan/contract/community/topics.wire';
import {
  listAccounts,
  listAccountsOf,
  listHotAccounts,
  recommendAccounts,
  recommendRandomAccounts,
} from '@shuyuan/contract/teams/account.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { communityServer, page, sharer, topic } from './test-community.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const region = async (key: TextKey<'share'>) => within(await screen.findByRole('region', { name: t(key) }));

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
});
afterEach(cleanup);

test('[ROUTE-36] [TEAM-16] [TEAM-29] the front shows one’s own accounts with what is new, hot ones, and both kinds of topics', async () => {
  const own = { memberType: TeamMemberType.owner, state: 'active', unreadNum: 5 };
  server.answer(listAccountsOf, ok({ items: [sharer('a1', 'Lean circle', own)] }));
  server.answer(listHotAccounts, page(sharer('a2', 'Welding', { enjoyType: EnjoyType.expert })));
  server.answer(listFollowedTopics, page(topic('t1', 'Lean', 'f1')));
  server.answer(selectHotTopics, page(topic('t2', 'Safety')));
  const { address } = openApp('/share-study');
  await waitFor(() => expect(address()).toBe('/share-study/share-index'));
  const mine = await region('teams.mine.title');
  expect(await mine.findByText(t('teams.mine.unread', { count: 5 }))).toBeTruthy();
  expect(mine.getByRole('link', { name: 'Lean circle' }).getAttribute('href')).toContain('/team-content/a1');
  const hot = await region('teams.hot.title');
  expect((await hot.findByRole('link')).textContent).toContain('Welding');
  expect(await (await region('topics.mine.title')).findByText('Lean')).toBeTruthy();
  expect(await (await region('topics.hot.title')).findByText('Safety')).toBeTruthy();
});

test('[TEAM-16] who belongs to none is invited to apply', async () => {
  openApp('/share-study/share-index');
  const mine = await region('teams.mine.title');
  const link = await mine.findByRole('link', { name: t('teams.mine.apply') });
  expect(link.getAttribute('href')).toContain('/share-study/certification-acount');
});

test('[TEAM-29] another few are none of those on the screen; when there are no others, these stay', async () => {
  const asked: (string | null)[] = [];
  server.answer(recommendAccounts, page(sharer('a1', 'One'), sharer('a2', 'Two')));
  server.answer(recommendRandomAccounts, ({ query }) => {
    asked.push(query.get('shown'));
    return ok({ items: asked.length === 1 ? [sharer('a3', 'Three')] : [] });
  });
  openApp('/share-study/share-index');
  const recommended = await region('teams.recommend.title');
  await recommended.findByRole('link', { name: 'One' });
  const other = recommended.getByRole('button', { name: t('teams.recommend.other') });
  await userEvent.click(other);
  await recommended.findByRole('link', { name: 'Three' });
  expect(recommended.queryByRole('link', { name: 'One' })).toBeNull();
  await userEvent.click(other);
  await waitFor(() => expect(asked).toEqual(['a1,a2', 'a3']));
  expect(await screen.findByText(t('teams.recommend.noMore'))).toBeTruthy();
  expect(recommended.getByRole('link', { name: 'Three' })).toBeTruthy();
});

test('[ROUTE-36] the square is found by kind, topic and name in the address; another question begins with its first page', async () => {
  const asked: string[] = [];
  server.answer(readTopic, ok(topic('t1', 'Lean')));
  server.answer(selectTopics, ok({ items: [{ id: 't1', name: 'Lean', typeId: 'k1' }] }));
  server.answer(listAccounts, ({ query }) => {
    asked.push(query.toString());
    return page(sharer('a7', 'Found'));
  });
  const { address } = openApp('/share-study/share-index?kind=1&topic=t1&search=circle&page=2');
  const square = await region('teams.square.title');
  await square.findByRole('link', { name: 'Found' });
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    enjoyType: '1',
    topicId: 't1',
    search: 'circle',
    page: '2',
  });
  await userEvent.click(square.getByRole('button', { name: t('teams.enjoyType.expert') }));
  await waitFor(() => expect(address()).toBe('/share-study/share-index?kind=0&topic=t1&search=circle'));
  await userEvent.click(square.getByRole('button', { name: t('teams.square.search.clear') }));
  await waitFor(() => expect(address()).toBe('/share-study/share-index?kind=0&topic=t1'));
  await userEvent.click(await square.findByLabelText(t('teams.square.topic.clear')));
  await waitFor(() => expect(address()).toBe('/share-study/share-index?kind=0'));
});

test('[ROUTE-36] a question nothing answers says so', async () => {
  openApp('/share-study/share-index?search=nobody');
  expect(await screen.findByText(t('teams.square.none.title'))).toBeTruthy();
});
