import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttentionStatistic, saveAttention } from '@shuyuan/contract/community/attention.wire';
import { listFollowedMembers } from '@shuyuan/contract/community/followed.wire';
import { listFollowedTopics } from '@shuyuan/contract/community/topics.wire';
import { listFollowedAccounts } from '@shuyuan/contract/teams/account.wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp, t as common } from '../test-app.tsx';
import { communityServer, page, sharer, topic } from './test-community.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const here = '/share-study/my-collection-detail';

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
});
afterEach(cleanup);

test('[ROUTE-37] [TEAM-31] [COMM-38] accounts, topics and colleagues one follows, each at its own address', async () => {
  const items = [{ targetType: AttentionTarget.sharer, count: 1 }];
  server.answer(readAttentionStatistic, ok({ items, followerNum: 0 }));
  server.answer(listFollowedAccounts, page(sharer('a1', 'Lean circle', { attentionId: 'f1' })));
  server.answer(listFollowedTopics, page(topic('t1', 'Welding', 'f2')));
  const organization = { id: 'o1', name: 'Works' };
  const person = { id: 'm2', fullName: 'Gu Huai', portrait: null, organization };
  server.answer(listFollowedMembers, page({ ...person, attentionId: 'f3', attentionNum: 1 }));
  const { address } = openApp(here);
  await screen.findByRole('link', { name: 'Lean circle' });
  expect(screen.getByRole('link', { name: `${t('teams.collection.sharers')} · 1` }).getAttribute('aria-current')).toBe(
    'page',
  );
  await userEvent.click(screen.getByRole('link', { name: t('teams.collection.topics') }));
  await screen.findByRole('link', { name: 'Welding' });
  expect(address()).toBe(`${here}?tab=topics`);
  await userEvent.click(screen.getByRole('link', { name: t('teams.collection.people') }));
  const link = await screen.findByRole('link', { name: /Gu Huai/ });
  expect(link.getAttribute('href')).toContain('/personal-homepage/m2');
  expect(address()).toBe(`${here}?tab=people`);
});

test('[TEAM-31] [COMM-19] what is let go leaves the list', async () => {
  const followed = [sharer('a1', 'Lean circle', { attentionId: 'f1' })];
  server.answer(listFollowedAccounts, () => page(...followed));
  server.answer(saveAttention, ({ body }) => {
    expect(JSON.parse(body)).toEqual({ targetType: AttentionTarget.sharer, targetId: 'a1', isOn: false });
    followed.pop();
    return ok({ attentionId: null, attentionNum: 2 });
  });
  openApp(here);
  await userEvent.click(
    await screen.findByRole('button', { name: common('follow.off.named', { name: 'Lean circle' }) }),
  );
  expect(await screen.findByText(t('teams.collection.sharers.empty.title'))).toBeTruthy();
  await waitFor(() => expect(server.countOf(saveAttention)).toBe(1));
});

test('[ROUTE-37] a list without anything says what to do next', async () => {
  openApp(`${here}?tab=people`);
  expect(await screen.findByText(t('teams.collection.people.empty.title'))).toBeTruthy();
});
