import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalMedia } from './local-media.ts';
import { fakeDevices } from './test-devices.ts';

let given: ReturnType<typeof fakeDevices>;
beforeEach(() => {
  given = fakeDevices();
});
afterEach(() => vi.unstubAllGlobals());

test('the sound of a shared screen ends with the screen, and with the next one', async () => {
  const media = new LocalMedia();
  await media.shareScreen();
  await media.shareScreen();
  expect(given.running()).toEqual(['screen 2 video', 'screen 2 audio']);
  expect(media.store.getState()).toMatchObject({
    screen: { id: 'screen 2 video' },
    screenSound: { id: 'screen 2 audio' },
  });
  media.stopScreen();
  expect(given.running()).toEqual([]);
  expect(media.store.getState()).toMatchObject({ screen: null, screenSound: null });
});

test('who left while choosing what to share is not heard', async () => {
  const media = new LocalMedia();
  const sharing = media.shareScreen();
  media.close();
  await sharing;
  expect(given.running()).toEqual([]);
  expect(media.store.getState().screenSound).toBeNull();
});

test('what comes after everything was turned off is not kept; it can be asked for again', async () => {
  const media = new LocalMedia();
  const opening = [media.openCamera(), media.openMicrophone()];
  media.rest();
  await Promise.all(opening);
  expect(given.running()).toEqual([]);
  await media.openCamera();
  expect(media.store.getState().camera?.id).toBe('device 3 video');
});
