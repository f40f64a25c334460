import { selectHotTopics } from '@shuyuan/contract/community/topics.wire';
import { listHotAccounts } from '@shuyuan/contract/teams/account.wire';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { communityServer, page, sharer, topic } from '../teams/test-community.ts';
import { CommunityNow } from './CommunityNow.tsx';
import { openPart } from './test-home.tsx';

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
});

test('[TEAM-29] [COMM-44] the accounts and topics most people follow, each with the way to it', async () => {
  server.answer(listHotAccounts, page(sharer('a1', 'Lean circle')));
  server.answer(selectHotTopics, page(topic('t1', 'Welding')));
  openPart(CommunityNow);
  await screen.findByText('Welding');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/share-team/team-content/a1', '/ask/topic/detail/t1']);
});

test('[ERR-15] without topics the accounts are still there', async () => {
  server.answer(listHotAccounts, page(sharer('a1', 'Lean circle')));
  server.answer(selectHotTopics, refused(403, 1));
  openPart(CommunityNow);
  expect(await screen.findByText('Lean circle')).toBeTruthy();
  expect(screen.queryByRole('list', { name: textOf('common', 'home.community.topics') })).toBeNull();
});

test('nobody writes yet: that is said; what could not be loaded is not called empty', async () => {
  openPart(CommunityNow);
  expect(await screen.findByText(textOf('common', 'home.community.empty.title'))).toBeTruthy();
  server.answer(listHotAccounts, refused(500));
  openPart(CommunityNow);
  expect(await screen.findByText(textOf('common', 'home.community.failed'))).toBeTruthy();
});
