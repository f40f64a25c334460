import { readReplay, remakeReplay } from '@shuyuan/contract/live/replay.wire';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ok } from '../../../lib/test-transport.ts';
import { renderLive } from '../manage/test-manage.tsx';
import { at, type FakeServer, freshOrganiser, t } from '../manage/test-organiser.ts';
import { Replay } from './Replay.tsx';
import type { ReplayData } from './replay-draft.ts';

const failed: ReplayData = {
  id: 'v1',
  state: 'failed',
  fileId: null,
  path: null,
  seconds: null,
  trimFrom: 0,
  trimTo: null,
  chapters: [],
  canEdit: true,
};

let server: FakeServer;
let now: ReplayData;
beforeEach(async () => {
  server = await freshOrganiser();
  now = failed;
  server.answer(at(readReplay, '/live/replay/v1'), () => ok(now));
  server.answer(at(remakeReplay, '/live/replay/v1/remake'), () => {
    now = { ...failed, state: 'waiting' };
    return ok(now);
  });
});

const show = () => renderLive(<Replay liveId="v1" subject="Reading" isFresh={false} />);

test('D-072: whoever manages a live has a recording that failed made again, and sees that it is being made', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: t('live.replay.again') }));
  expect(await screen.findByText(t('live.replay.making.title'))).toBeTruthy();
  expect(server.calls).toContain('POST /live/replay/v1/remake');
});

test('everybody else is told that there is nothing to play, and asked for nothing', async () => {
  now = { ...failed, canEdit: false };
  show();
  expect(await screen.findByText(t('live.replay.failed.text'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
