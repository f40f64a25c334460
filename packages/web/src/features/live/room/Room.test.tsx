import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../lib/session.ts';
import { renderLive } from '../manage/test-manage.tsx';
import { freshOrganiser, t } from '../manage/test-organiser.ts';
import { fakeDevices } from './devices/test-devices.ts';
import { LocalMedia } from './devices/local-media.ts';
import { Room } from './Room.tsx';
import { createRoomStore } from './room-store.ts';
import { entryOf, stateOf } from './test-room.ts';

const store = createRoomStore();
vi.mock('./connection/use-connection.ts', () => ({ useConnection: () => ({ store, connection: {} }) }));

let given: ReturnType<typeof fakeDevices>;
beforeEach(async () => {
  await freshOrganiser();
  useSession.setState({ status: 'anonymous' });
  given = fakeDevices();
  store.setState({ room: null, gone: null });
});
afterEach(() => vi.unstubAllGlobals());

async function enter(changes: Parameters<typeof entryOf>[0] = {}) {
  const media = new LocalMedia();
  await media.openCamera();
  await media.openMicrophone();
  await media.shareScreen();
  const entry = entryOf(changes);
  renderLive(<Room entry={entry} media={media} freshEntry={async () => entry} />);
  await screen.findByText(t('live.room.entering'));
  expect(given.running()).toHaveLength(4);
}

test('who is sent out is neither seen nor heard any more', async () => {
  await enter();
  act(() => store.setState({ gone: 'removed' }));
  await screen.findByRole('heading', { name: t('live.room.gone.removed.title'), level: 1 });
  expect(given.running()).toEqual([]);
});

test('who held a live is told where the recording and the report will be, and is not asked how it was', async () => {
  await enter({ identity: 2 });
  act(() => store.setState({ room: stateOf({ status: 3 }) }));
  await screen.findByRole('heading', { name: t('live.room.gone.held.title'), level: 1 });
  expect(screen.getByText(t('live.room.gone.held.text'))).toBeTruthy();
});

test('the end of a live turns every device off', async () => {
  await enter();
  act(() => store.setState({ room: stateOf({ status: 3 }) }));
  await screen.findByRole('heading', { name: t('live.room.gone.ended.title'), level: 1 });
  expect(given.running()).toEqual([]);
});
