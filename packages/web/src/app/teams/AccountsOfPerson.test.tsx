import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountsOfPerson } from '../../features/teams/mine/AccountsOfPerson.tsx';
import { createQueryClient } from '../../lib/queries.ts';
import { ok } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { communityServer, sharer } from './test-community.ts';

async function open(...items: readonly object[]) {
  const server = await communityServer();
  const asked: (string | null)[] = [];
  server.answer(listAccountsOf, ({ query }) => {
    asked.push(query.get('memberId'));
    return ok({ items });
  });
  const queryClient = createQueryClient();
  const component = () => (
    <QueryClientProvider client={queryClient}>
      <AccountsOfPerson memberId="m2" />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  renderUi(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
  return asked;
}

test('[TEAM-16] the accounts of a colleague, with their place in each', async () => {
  const own = { memberType: TeamMemberType.administrator, state: 'active', unreadNum: 0 };
  const asked = await open(sharer('a1', 'Lean circle', own));
  const link = await screen.findByRole('link', { name: 'Lean circle' });
  expect(link.getAttribute('href')).toBe('/share-team/team-content/a1');
  expect(screen.getByText(textOf('share', 'teams.memberType.administrator'))).toBeTruthy();
  expect(asked).toEqual(['m2']);
});

test('[TEAM-16] whoever belongs to none has no place for them', async () => {
  const asked = await open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(textOf('share', 'teams.person.title'))).toBeNull();
});
