import { listHotQuestions } from '@shuyuan/contract/community/question.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../lib/queries.ts';
import { refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { card } from '../community/test-questions.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { HotQuestions } from './HotQuestions.tsx';

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
});

function open(): void {
  const queryClient = createQueryClient();
  const component = () => (
    <QueryClientProvider client={queryClient}>
      <HotQuestions waiting={null} />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  renderUi(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
}

test('[COMM-14] home shows what is asked and talked about most, each with the way to it', async () => {
  server.answer(listHotQuestions, page(card('q1', 'Why does line three stop?', { discussNum: 3 })));
  open();
  const link = await screen.findByRole('link', { name: /Why does line three stop/ });
  expect(link.getAttribute('href')).toBe('/ask/question/detail/q1');
  expect(link.textContent).toContain(textOf('common', 'home.questions.answers', { count: '3' }));
});

test('nobody has asked yet: that is said; what could not be loaded is not called empty', async () => {
  server.answer(listHotQuestions, page());
  open();
  expect(await screen.findByText(textOf('common', 'home.questions.empty.title'))).toBeTruthy();
  server.answer(listHotQuestions, refused(500));
  open();
  expect(await screen.findByText(textOf('common', 'home.questions.failed'))).toBeTruthy();
});
