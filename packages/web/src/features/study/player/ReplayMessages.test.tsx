import { listSectionMessages } from '@shuyuan/contract/study/courses/section-messages.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups, textOf } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { ReplayMessages } from './ReplayMessages.tsx';

let server: Awaited<ReturnType<typeof freshClient>>;
beforeEach(async () => {
  server = await freshClient('cn');
  await loadGroups('cn', ['study']);
});
afterEach(cleanup);

test('[D-183] chat and questions of a replay stand in order; a press seeks the film to the second they were said at', async () => {
  const items = [
    { id: '1', kind: 'chat' as const, authorName: '林知远', text: '听得很清楚', seconds: 20.2, answer: null },
    {
      id: '2',
      kind: 'question' as const,
      authorName: '阿米娜',
      text: '阈值怎么定？',
      seconds: 94,
      answer: '看历史数据',
    },
  ];
  server.answer(listSectionMessages, ok({ items, recordCount: 2, page: 1, pageSize: 100, pageCount: 1 }));
  const film = document.createElement('video');
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <ReplayMessages courseId="c1" sectionKey="s1" isPreview={false} film={film} />
    </QueryClientProvider>,
  );
  const question = await screen.findByRole('button', { name: /阈值怎么定/ });
  expect(question.textContent).toContain(
    textOf('study', 'study.player.messages.answer').replace('{text}', '看历史数据'),
  );
  expect(screen.getAllByRole('listitem').map((line) => line.textContent?.includes('听得很清楚'))).toEqual([
    true,
    false,
  ]);
  fireEvent.click(question);
  expect(film.currentTime).toBe(94);
  act(() => void film.dispatchEvent(new Event('seeked')));
  expect(question.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /听得很清楚/ }));
  expect(film.currentTime).toBe(20.2);
});
