import { mapScimGroup } from '@shuyuan/contract/auth/sign-in.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../ui/test-render.tsx';
import { createQueryClient } from '../../../../lib/queries.ts';
import { freshClient } from '../../../../lib/test-client.ts';
import { ok, refused } from '../../../../lib/test-transport.ts';
import { RoleOfGroup } from './RoleOfGroup.tsx';

const group = { id: 'g1', name: 'R&D', memberCount: 1, role: null, organization: null };
const mapped = { ...mapScimGroup, path: '/oauth/scim-group/g1' } as const;

async function choose(answer: ReturnType<typeof ok>) {
  const server = await freshClient();
  server.answer(mapped, answer);
  const queries = createQueryClient();
  renderUi(
    <QueryClientProvider client={queries}>
      <RoleOfGroup group={group} />
    </QueryClientProvider>,
  );
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  await userEvent.selectOptions(list, 'approver');
  await waitFor(() => expect([server.countOf(mapped), queries.isMutating()]).toEqual([1, 0]));
  return list;
}

test('a role that was chosen is shown until the list has it, not the one before', async () => {
  expect((await choose(ok({}))).value).toBe('approver');
});

test('a role that was refused is shown no more', async () => {
  const list = await choose(refused(500, 10_500));
  await waitFor(() => expect(list.value).toBe('none'));
});
