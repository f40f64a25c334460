import { readFileUse } from '@shuyuan/contract/files/files.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { UsageBar } from './UsageBar.tsx';

test('room that is taken by files the list does not show is accounted for in words', async () => {
  const server = await freshClient('en');
  await loadGroups('en', ['files']);
  server.answer(readFileUse, ok({ usedBytes: 7_000, quotaBytes: 20_000_000_000, fileCount: 0 }));
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <UsageBar />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(textOf('files', 'files.usage.count', { count: 0 }))).toBeTruthy();
  expect(screen.getByText(textOf('files', 'files.usage.elsewhere'))).toBeTruthy();
});
