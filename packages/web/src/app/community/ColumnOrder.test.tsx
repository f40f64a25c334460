import { listColumnContents, readColumnForm, releaseQuestions } from '@shuyuan/contract/community/column.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { movedBefore } from '../../features/community/columns/manage/order/column-order.ts';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { columnInfo, of, post } from './test-columns.ts';
import { hold } from './test-questions.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const titles = () =>
  within(screen.getByRole('list', { name: t('community.column.order.title') }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
afterEach(cleanup);

test('[COMM-27] D-139: every move is made, however quickly they come; one after the other', async () => {
  const server = await communityServer();
  let stands = ['q1', 'q2', 'q3'];
  const named: Readonly<Record<string, string>> = { q1: 'One', q2: 'Two', q3: 'Three' };
  server.answer(of(readColumnForm, 'c1'), () => ok(columnInfo({ questionIds: stands })));
  server.answer(of(listColumnContents, 'c1'), () => page(...stands.map((id) => post(id, named[id] ?? ''))));
  const moves: unknown[] = [];
  const { held, release } = hold();
  server.answer(releaseQuestions, async ({ body }) => {
    const { move } = JSON.parse(body) as { move: { questionId: string; beforeId: string | null } };
    moves.push(move);
    await held;
    stands = [...movedBefore(stands, move.questionId, move.beforeId)];
    return ok({ contentNum: 3 });
  });
  openApp('/column-manage/column-detail?id=c1');
  const down = () => screen.findByRole('button', { name: t('community.column.order.down', { name: 'One' }) });
  await userEvent.click(await down());
  await userEvent.click(await down());
  expect(titles()).toEqual(['Two', 'Three', 'One']);
  expect(moves).toEqual([{ questionId: 'q1', beforeId: 'q3' }]);
  release();
  await waitFor(() => expect(moves.at(-1)).toEqual({ questionId: 'q1', beforeId: null }));
  await waitFor(() => expect(stands).toEqual(['q2', 'q3', 'q1']));
  await waitFor(() => expect(titles()).toEqual(['Two', 'Three', 'One']));
  expect(moves).toHaveLength(2);
});
