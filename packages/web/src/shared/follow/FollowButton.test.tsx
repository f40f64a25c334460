import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderUi } from '../../ui/test-render.tsx';
import { FollowButton } from './FollowButton.tsx';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { listenToErrors, surface } from '../../lib/test-surface.ts';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';

let server: Awaited<ReturnType<typeof freshClient>>;
const sent: unknown[] = [];
beforeEach(async () => {
  sent.length = 0;
  server = await freshClient('en');
  listenToErrors();
});

const button = (attentionId: string | null, attentionNum: number) => (
  <FollowButton
    targetType={AttentionTarget.topic}
    targetId="t1"
    name="Lean"
    attentionId={attentionId}
    attentionNum={attentionNum}
    hasCount
  />
);
const open = (attentionId: string | null, attentionNum: number) => {
  const client = createQueryClient();
  const wrap = (id: string | null, count: number) => (
    <QueryClientProvider client={client}>{button(id, count)}</QueryClientProvider>
  );
  const view = renderUi(wrap(attentionId, attentionNum));
  return { readAgain: (id: string | null, count: number) => view.rerender(wrap(id, count)) };
};
const follow = () => screen.queryByRole('button', { name: textOf('common', 'follow.on.named', { name: 'Lean' }) });
const leave = () => screen.queryByRole('button', { name: textOf('common', 'follow.off.named', { name: 'Lean' }) });
const count = (number: number) => screen.queryByText(textOf('common', 'follow.followers', { count: number }));

test('[COMM-19] it is followed before the server has answered, and then as the server says', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.answer(saveAttention, async ({ body }) => {
    sent.push(JSON.parse(body));
    await promise;
    return ok({ attentionId: 'a1', attentionNum: 9 });
  });
  open(null, 4);
  fireEvent.click(follow() as HTMLElement);
  expect(leave()).toBeTruthy();
  expect(count(5)).toBeTruthy();
  // A second press while the first is on its way is no wish to leave.
  fireEvent.click(leave() as HTMLElement);
  await waitFor(() => expect(sent).toEqual([{ targetType: 2, targetId: 't1', isOn: true }]));
  resolve(undefined);
  await waitFor(() => expect(count(9)).toBeTruthy());
  expect(leave()).toBeTruthy();
});

test('[COMM-19] what the server refuses is taken back, and said once', async () => {
  server.answer(saveAttention, refused(422, 29_111));
  open('a1', 4);
  fireEvent.click(leave() as HTMLElement);
  await waitFor(() => expect(leave()).toBeTruthy());
  expect(count(4)).toBeTruthy();
  expect(surface.showNotice).toHaveBeenCalledTimes(1);
});

test('[COMM-19] what is read anew counts more than what was pressed', () => {
  const { readAgain } = open(null, 4);
  readAgain('a1', 7);
  expect(leave()).toBeTruthy();
  expect(count(7)).toBeTruthy();
});
