import {
  listAccusations,
  listModerated,
  moderate,
  settleAccusation,
} from '@shuyuan/contract/community/question-action.wire';
import { restorableMs } from '@shuyuan/contract/community/question-life';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey } from '../../lib/texts.ts';
import { page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { card, questionServer } from './test-questions.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'admin'>) => textOf('admin', key);
/** The call for one thing: the fake server knows whole paths. */
const of = <Call extends { readonly path: string }>(call: Call, id: string): Call => ({
  ...call,
  path: call.path.replace(':id', id),
});
const here = '/admin/moderation';
afterEach(cleanup);

async function open(address: string) {
  const server = await questionServer(undefined, ['team.audit']);
  await loadGroups('en', ['admin']);
  return { server, start: () => openApp(address) };
}

test('D-126: what waits is agreed to or removed with words for its author; what is gone too long stays gone', async () => {
  const { server, start } = await open(here);
  const waiting = { ...card('q1', 'Waits', { state: 'pending' }), updateTime: 7, removeTime: null };
  const removeTime = Date.now() - restorableMs - 1000;
  const old = { ...card('q2', 'Long gone', { state: 'removed' }), updateTime: 7, removeTime };
  server.answer(listModerated, page(waiting, old));
  const sent: unknown[] = [];
  server.answer(of(moderate, 'q1'), ({ body }) => {
    sent.push(JSON.parse(body));
    server.answer(listModerated, page(old));
    return ok({ id: 'q1', state: 'active' });
  });
  start();
  const post = within((await screen.findByRole('link', { name: 'Waits' })).closest('article') ?? document.body);
  expect(post.queryByRole('button', { name: t('admin.moderation.restore') })).toBeNull();
  await userEvent.click(post.getByRole('button', { name: t('admin.moderation.agree') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(t('admin.moderation.reason')), ' fine ');
  await userEvent.click(dialog.getByRole('button', { name: t('admin.moderation.agree') }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Waits' })).toBeNull());
  expect(sent).toEqual([{ step: 'agree', reason: 'fine', updateTime: 7 }]);
  const restore = screen.getByRole('button', { name: t('admin.moderation.restore') });
  expect(restore.getAttribute('aria-disabled')).toBe('true');
});

test('D-126: what its author changed meanwhile is not agreed to, but shown as it is now', async () => {
  const { server, start } = await open(here);
  const waiting = { ...card('q1', 'Waits', { state: 'pending' }), updateTime: 7, removeTime: null };
  server.answer(listModerated, page(waiting));
  server.answer(of(moderate, 'q1'), () => {
    server.answer(listModerated, page({ ...waiting, title: 'Waits, changed', updateTime: 8 }));
    return refused(422, errorSpec('question.changed').number ?? 0);
  });
  start();
  await userEvent.click(await screen.findByRole('button', { name: t('admin.moderation.agree') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('admin.moderation.agree') }));
  expect(await screen.findByRole('link', { name: 'Waits, changed' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[COMM-22] D-132: who complains about the reader is not named, and the reader settles nothing', async () => {
  const { server, start } = await open(`${here}?tab=complaints`);
  const about = {
    targetType: 'question',
    targetId: 'q1',
    questionId: 'q1',
    courseId: null,
    title: 'Mine',
    excerpt: 'My words',
  } as const;
  const author = { id: 'm1', fullName: 'Lin', portrait: null };
  const said = { reason: 'insult', text: '', state: 'open', createTime: 0 } as const;
  server.answer(listAccusations, page({ id: 'c1', ...about, author, accuser: null, ...said }));
  start();
  expect(await screen.findByText(new RegExp(t('admin.moderation.accuser.hidden')))).toBeTruthy();
  for (const answer of ['uphold', 'dismiss'] as const) {
    const button = screen.getByRole('button', { name: t(`admin.moderation.${answer}`) });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.for([
  ['uphold', true],
  ['dismiss', false],
] as const)('[COMM-22] D-132: a moderator can %s a complaint, and it is settled', async ([answer, isUpheld]) => {
  const { server, start } = await open(`${here}?tab=complaints`);
  const people = {
    author: { id: 'm2', fullName: 'Gu Huai', portrait: null },
    accuser: { id: 'm3', fullName: null, portrait: null },
  };
  const about = {
    targetType: 'discuss',
    targetId: 'd1',
    questionId: 'q1',
    courseId: null,
    title: 'Why?',
    excerpt: 'Buy this',
  };
  server.answer(
    listAccusations,
    page({ id: 'c1', ...about, ...people, reason: 'advertisement', text: 'An advert', state: 'open', createTime: 0 }),
  );
  const sent: unknown[] = [];
  server.answer(of(settleAccusation, 'c1'), ({ body }) => {
    sent.push(JSON.parse(body));
    server.answer(listAccusations, page());
    return ok({ id: 'c1' });
  });
  start();
  const link = await screen.findByRole('link', { name: 'Why?' });
  expect(link.getAttribute('href')).toContain('/ask/question/detail/q1?at=d1');
  expect(screen.getByText('Buy this')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: t(`admin.moderation.${answer}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: t(`admin.moderation.${answer}`) }));
  expect(await screen.findByText(t('admin.moderation.complaints.empty'))).toBeTruthy();
  expect(sent).toEqual([{ isUpheld }]);
});
