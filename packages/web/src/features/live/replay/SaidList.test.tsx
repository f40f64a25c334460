import { listReplayMessages } from '@shuyuan/contract/live/replay.wire';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ok } from '../../../lib/test-transport.ts';
import { renderLive } from '../manage/test-manage.tsx';
import { at, freshOrganiser } from '../manage/test-organiser.ts';
import { ChapterList } from './ChapterList.tsx';
import { SaidList } from './SaidList.tsx';

const isNow = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-current') === 'true';

test('D-072: what was said in the middle of a second is marked as soon as the film is sought there', async () => {
  const server = await freshOrganiser();
  const said = { kind: 'chat' as const, authorName: 'Lin', answer: null };
  const items = [
    { ...said, id: '1', text: 'welcome', seconds: 20.2 },
    { ...said, id: '2', text: 'clear', seconds: 24.6 },
  ];
  const page = { items, recordCount: 2, page: 1, pageSize: 100, pageCount: 1 };
  server.answer(at(listReplayMessages, '/live/replay/v1/messages'), () => ok(page));
  const onSeek = vi.fn();
  renderLive(<SaidList liveId="v1" second={24} onSeek={onSeek} />);
  fireEvent.click(await screen.findByRole('button', { name: /clear/ }));
  expect(onSeek).toHaveBeenCalledWith(24.6);
  expect([isNow(/welcome/), isNow(/clear/)]).toEqual([false, true]);
});

test('a chapter of a film that was cut in the middle of a second is marked where it begins', async () => {
  await freshOrganiser();
  const chapters = [
    { seconds: 0, title: 'first' },
    { seconds: 9.5, title: 'second' },
  ];
  renderLive(<ChapterList chapters={chapters} second={9} onSeek={vi.fn()} />);
  expect([isNow(/first/), isNow(/second/)]).toEqual([false, true]);
});
