import type { RoomState } from '@shuyuan/contract/live/room/room-protocol';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../../ui/test-render.tsx';
import { freshOrganiser, t } from '../../manage/test-organiser.ts';
import { LocalMedia } from '../devices/local-media.ts';
import { fakeDevices } from '../devices/test-devices.ts';
import { RoomContext } from '../room-context.ts';
import { createRoomStore } from '../room-store.ts';
import { entryOf, personOf, stateOf } from '../test-room.ts';
import { CaptionsControl } from './CaptionsControl.tsx';

type Ear = { isOn: boolean; onend: () => void };
const ears: Ear[] = [];
class FakeRecognition implements Ear {
  isOn = false;
  onend = () => undefined;
  constructor() {
    ears.push(this);
  }
  start() {
    this.isOn = true;
  }
  abort() {
    this.isOn = false;
    this.onend();
  }
}

beforeEach(async () => {
  await freshOrganiser();
  ears.length = 0;
  fakeDevices();
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => vi.unstubAllGlobals());

async function openCaptions(self: Partial<RoomState['self']> = {}) {
  const media = new LocalMedia();
  await media.setMicrophone(true);
  const store = createRoomStore();
  const state = stateOf();
  store.setState({ room: { ...state, self: { ...state.self, ...self } } });
  const connection = { ask: vi.fn(), send: vi.fn(), ticket: () => '', start: vi.fn(), leave: vi.fn() };
  renderUi(
    <RoomContext value={{ entry: entryOf(), store, connection: connection as never, media }}>
      <CaptionsControl />
    </RoomContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: t('live.room.captions') }));
  return { media, store };
}

const listenButton = () => screen.findByRole<HTMLButtonElement>('button', { name: t('live.room.captions.listen') });

test('captions stop listening with the microphone, and wait until it is on again', async () => {
  const { media } = await openCaptions(personOf('lin', 2));
  await userEvent.click(await listenButton());
  expect(ears.map(({ isOn }) => isOn)).toEqual([true]);
  await act(() => media.setMicrophone(false));
  expect(ears.map(({ isOn }) => isOn)).toEqual([false]);
  expect((await listenButton()).disabled).toBe(true);
  expect(screen.getByText(t('live.room.captions.silent'))).toBeTruthy();
  await act(() => media.setMicrophone(true));
  expect((await listenButton()).disabled).toBe(false);
});

test('captions stop listening when their speaker is sent back, though the control stays for who leads', async () => {
  const { store } = await openCaptions({ ...personOf('lin', 4), isOnStage: true });
  await userEvent.click(await listenButton());
  act(() => store.setState(({ room }) => ({ room: room && { ...room, self: { ...room.self, isOnStage: false } } })));
  expect(ears.map(({ isOn }) => isOn)).toEqual([false]);
  expect((await listenButton()).disabled).toBe(true);
});
