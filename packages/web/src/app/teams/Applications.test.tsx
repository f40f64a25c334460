import { verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';
import { application, communityServer } from './test-community.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>) => textOf('share', key);
const approval = '/center/my/approvals?box=started&open=i1';
const again = '/share-study/certification-acount?kind=1';
afterEach(cleanup);

test.for([
  ['pending', [['teams.applications.approval.pending', approval]]],
  [
    'agreed',
    [
      ['teams.applications.open', '/share-team/team-content/a9'],
      ['teams.applications.approval', approval],
    ],
  ],
  [
    'refused',
    [
      ['teams.applications.again', again],
      ['teams.applications.approval', approval],
    ],
  ],
  [
    'withdrawn',
    [
      ['teams.applications.again', again],
      ['teams.applications.approval', approval],
    ],
  ],
] as const)('[TEAM-26] an application that is %s shows what was answered and the way on', async ([state, ways]) => {
  const server = await communityServer();
  const accountId = state === 'agreed' ? 'a9' : null;
  server.answer(verifyApplications, ok({ items: [application({ state, accountId })] }));
  openApp('/share-study/certification-info');
  const card = (await screen.findByText(t(`teams.applications.state.${state}`))).closest('li');
  const links = [...(card?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')?.replace('#', '')])).toEqual(
    ways.map(([way, address]) => [t(way), address]),
  );
  expect(card?.textContent).toContain('Say who writes');
});

test('[TEAM-26] who has never applied is invited to', async () => {
  await communityServer();
  openApp('/share-study/certification-info');
  const link = await screen.findByRole('link', { name: t('teams.mine.apply') });
  expect(link.getAttribute('href')).toContain('/share-study/certification-acount');
});
