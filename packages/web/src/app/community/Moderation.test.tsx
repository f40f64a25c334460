import {
  listAccusations,
  listModerated,
  moderate,
  settleAccusation,
} from '@shuyuan/contract/community/question-action.wire';
import { restorableMs } from '@shuyuan/contract/community/question-life';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
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
  const waiting = { ...card('q1', 'Waits', { state: 'pending' }), removeTime: null };
  const old = { ...card('q2', 'Long gone', { state: 'removed' }), removeTime: Date.now() - restorableMs - 1000 };
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
  expect(sent).toEqual([{ step: 'agree', reason: 'fine' }]);
  const restore = screen.getByRole('button', { name: t('admin.moderation.restore') });
  expect(restore.getAttribute('aria-disabled')).toBe('true');
});

test.for([
  ['uphold', true],
  ['dismiss', false],
] as const)('[COMM-22] D-132: a moderator can %s a complaint, and it is settled', async ([answer, isUpheld]) => {
  const { server, start } = await open(`${here}?tab=complaints`);
  const people = {
    author: { id: 'm2', fullName: 'Gu Huai', headPortrait: null },
    accuser: { id: 'm3', fullName: null, headPortrait: null },
  };
  const about = { targetType: 'discuss', targetId: 'd1', questionId: 'q1', title: 'Why?', excerpt: 'Buy this' };
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
