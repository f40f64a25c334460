import { QuestionKind } from '@shuyuan/contract/community/questions';
import { readAccount } from '@shuyuan/contract/teams/account.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from '../../../lib/queries.ts';
import { RouteValues } from '../../../lib/route-values.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { AccountContent } from './AccountContent.tsx';
import type { QuestionCardData } from './question.ts';

export const card: QuestionCardData = {
  id: 'q1',
  kind: QuestionKind.article,
  title: 'One place at a time',
  summary: '',
  coverPath: null,
  author: { id: 'm2', fullName: null, portrait: null },
  account: null,
  state: 'pending',
  topics: [],
  publishTime: 0,
  readNum: 0,
  praiseNum: 0,
  discussNum: 0,
  collectNum: 0,
};

/** The tab of an account as one of its people sees it, or with null anybody else. */
export async function openContent(memberType: number | null, search: Record<string, string>) {
  const server = await freshClient('en');
  await loadGroups('en', ['share']);
  server.answer(readAccount, ok({ currentMember: memberType === null ? null : { memberType } }));
  const component = () => (
    <RouteValues value={{ params: {}, search }}>
      <AccountContent accountId="a1" />
    </RouteValues>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return server;
}
