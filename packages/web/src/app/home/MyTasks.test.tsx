import type { Task } from '@shuyuan/contract/centre/task';
import { listTasks } from '@shuyuan/contract/centre/task.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ErrorSurface, setErrorSurface } from '../../lib/present-error.ts';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { MyTasks } from './MyTasks.tsx';
import { openPart } from './test-home.tsx';

const task = (over: Partial<Task>): Task => ({
  kind: 'exam',
  id: 'e1',
  title: 'Exam',
  dueTime: null,
  sinceTime: Date.now(),
  box: null,
  starterName: null,
  ...over,
});
const counts = { course: 0, subject: 0, exam: 0, research: 0, class: 0, live: 0, approval: 0 };

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient();
  setErrorSurface({
    showNotice: vi.fn(),
    textOfNumber: () => 'text',
    textOf: (key: string) => key,
  } as unknown as ErrorSurface);
});

function open(items: readonly Task[], recordCount = items.length, client = createQueryClient()): void {
  server.answer(listTasks, () => ok({ items, recordCount, counts }));
  openPart(MyTasks, client);
}

test('every kind of task leads to where it is done, and says by when', async () => {
  open([
    task({ title: 'Late exam', dueTime: Date.now() - dayMs }),
    task({ kind: 'live', id: 'l1', title: 'Live', dueTime: Date.now() + dayMs }),
    task({ kind: 'research', id: 's1', title: 'Survey' }),
    task({ kind: 'approval', id: 'p1', title: 'A conference', box: 'to-decide', starterName: 'Zhou Mu' }),
    task({ kind: 'approval', id: 'p2', title: 'A workshop', box: 'sent-back' }),
  ]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/exam/e1'),
    expect.stringContaining('/live/detail/l1'),
    expect.stringContaining('/research/answer/s1'),
    expect.stringContaining('/center/my/approvals?box=to-decide&open=p1'),
    expect.stringContaining('/center/my/approvals?box=sent-back&open=p2'),
  ]);
  const beginning = (key: 'late' | 'none') => textOf('common', `home.tasks.time.${key}`).split('{{')[0] ?? '';
  expect(links[0]?.textContent).toContain(beginning('late'));
  expect(links[2]?.textContent).toContain(beginning('none'));
  expect(links[3]?.textContent).toContain('Zhou Mu');
});

test('more than the first are behind a link that says how many', async () => {
  open([task({})], 12);
  const all = await screen.findByRole('link', { name: /12/ });
  expect(all.getAttribute('href')).toContain('/center/my/task');
});

test('nothing to do: that is said', async () => {
  open([]);
  expect(await screen.findByText(textOf('common', 'home.tasks.empty.title'))).toBeTruthy();
});

test('a list that could not be loaded says so, and never that there is nothing to do', async () => {
  server.answer(listTasks, () => refused(500));
  openPart(MyTasks);
  await screen.findByText(textOf('common', 'home.tasks.failed'));
  expect(screen.queryByText(textOf('common', 'home.tasks.empty.title'))).toBeNull();
});

test('whoever comes back sees what is left, however soon', async () => {
  const client = createQueryClient();
  open([task({})], 1, client);
  await screen.findByRole('link');
  cleanup();
  open([], 0, client);
  expect(await screen.findByText(textOf('common', 'home.tasks.empty.title'))).toBeTruthy();
});
