import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../../../../lib/test-client.ts';
import { loadGroups, textOf } from '../../../../../lib/texts.ts';
import { renderUi } from '../../../../../ui/test-render.tsx';
import { VideoControls } from './VideoControls.tsx';

beforeEach(async () => {
  await freshClient('cn');
  await loadGroups('cn', ['files']);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'pictureInPictureEnabled');
});

const isSupported = (value: boolean): void =>
  void Object.defineProperty(document, 'pictureInPictureEnabled', { value, configurable: true });

const nothing = (): void => undefined;
const source = {
  failure: null,
  retry: nothing,
  qualities: [],
  quality: 0,
  chooseQuality: nothing,
  resumedAt: null,
  forgetResumed: nothing,
};

function open(requestPictureInPicture: () => Promise<unknown>) {
  const element = Object.assign(document.createElement('video'), { requestPictureInPicture });
  const media = {
    isPlaying: true,
    isWaiting: false,
    now: 3,
    duration: 60,
    buffered: [],
    volume: 1,
    isMuted: false,
    speed: 1,
  };
  renderUi(
    <VideoControls
      element={element}
      media={media}
      source={source}
      tracks={[]}
      subtitles={{ shown: -1, show: nothing, toggle: nothing }}
      maxSpeed={undefined}
      isFull={false}
      onFull={nothing}
    />,
  );
}
const float = () => screen.queryByRole('button', { name: textOf('files', 'player.pictureInPicture') });

test('[D-178] a film is lifted into a picture of its own, and stays where it is when the browser refuses', async () => {
  isSupported(true);
  const request = vi.fn(() => Promise.reject(new DOMException('nothing has played', 'InvalidStateError')));
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  open(request);
  const button = float();
  if (!button) throw new Error('no button');
  fireEvent.click(button);
  expect(request).toHaveBeenCalledOnce();
  await new Promise(setImmediate);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('[D-178] a browser that cannot lift films out of their page offers no button for it', () => {
  isSupported(false);
  open(() => Promise.resolve());
  expect(float()).toBeNull();
});
