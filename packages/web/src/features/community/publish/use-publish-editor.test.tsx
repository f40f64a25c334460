import { readDraft } from '@shuyuan/contract/community/draft.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { usePublishEditor } from './use-publish-editor.ts';

const kept = {
  id: 'd1',
  kind: QuestionKind.ask,
  title: 'Half a question',
  content: '',
  topics: [],
  circleId: null,
  cover: null,
  files: [],
  columnIds: [],
  updateTime: 5,
};

test('[COMM-17] a page that is opened while the one before it is still being left offers what that one kept', async () => {
  const server = await freshClient();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const open = () => renderHook(() => usePublishEditor('publishCreate', null), { wrapper }).result;
  server.answer(readDraft, ok({ draft: null }));
  const left = open();
  await waitFor(() => expect(left.current.isReady).toBe(true));
  server.answer(readDraft, ok({ draft: kept }));
  const opened = open();
  await waitFor(() => expect(opened.current.offered?.title).toBe('Half a question'));
  expect(opened.current.isReady).toBe(false);
});
