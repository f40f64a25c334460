import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ErrorSurface, setErrorSurface } from '../../lib/present-error.ts';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { MyTasks } from './MyTasks.tsx';

const person = { id: 'm2', fullName: 'Zhou Mu', portrait: null };
const process = (id: string, title: string) => ({
  processInstanceId: id,
  businessType: 4,
  businessId: id,
  title,
  status: 0,
  starter: person,
  organization: { id: 'o1', name: 'Software' },
  startTime: Date.now(),
  updateTime: Date.now(),
});
const page = (...items: object[]) => ok({ items, recordCount: items.length });
const showNotice = vi.fn();

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
  showNotice.mockReset();
  setErrorSurface({ showNotice, textOfNumber: () => 'text', textOf: (key: string) => key } as unknown as ErrorSurface);
});

function open(answers: Readonly<Record<string, ReturnType<typeof ok>>>): void {
  server.answer(listProcesses, ({ query }) => answers[query.get('box') ?? ''] ?? refused(500));
  const queryClient = createQueryClient();
  const component = () => (
    <QueryClientProvider client={queryClient}>
      <MyTasks />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  renderUi(
    <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })} />,
  );
}

test('what waits for a decision and what was sent back are there, each with the way to it', async () => {
  open({ 'to-decide': page(process('p1', 'A conference')), 'sent-back': page(process('p2', 'A workshop')) });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('A conference'),
    expect.stringContaining('A workshop'),
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/center/my/approvals?box=to-decide&open=p1'),
    expect.stringContaining('/center/my/approvals?box=sent-back&open=p2'),
  ]);
});

test('nobody waits: that is said', async () => {
  open({ 'to-decide': page(), 'sent-back': page() });
  expect(await screen.findByText(textOf('common', 'home.tasks.empty.title'))).toBeTruthy();
});

test('what was sent back can be done without; a decision somebody waits for cannot', async () => {
  open({ 'to-decide': page(process('p1', 'A conference')) });
  await screen.findByText('A conference');
  expect(screen.queryByText(textOf('common', 'home.tasks.failed'))).toBeNull();
  expect(showNotice).not.toHaveBeenCalled();
});

test('a list that could not be loaded says so, and never that there is nothing to do', async () => {
  open({ 'sent-back': page() });
  await screen.findByText(textOf('common', 'home.tasks.failed'));
  expect(screen.queryByText(textOf('common', 'home.tasks.empty.title'))).toBeNull();
});
