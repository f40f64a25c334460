import { readAttention } from '@shuyuan/contract/community/attention.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { FollowPerson } from './FollowPerson.tsx';

async function open(canFollow: boolean) {
  const server = await freshClient('en');
  const client = createQueryClient();
  server.answer(readAttention, ok({ attentionId: null, attentionNum: 0, can: { follow: canFollow } }));
  renderUi(
    <QueryClientProvider client={client}>
      <FollowPerson memberId="m1" name="Lin" />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
}
const button = () => screen.queryByRole('button', { name: textOf('common', 'follow.on.named', { name: 'Lin' }) });

test('[COMM-19] D-131: a colleague is followed from here', async () => {
  await open(true);
  expect(button()).not.toBeNull();
});

test('[COMM-19] D-131: nobody is offered to follow themselves', async () => {
  await open(false);
  expect(button()).toBeNull();
});
