import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tracks } from './peer.ts';
import { publishStage } from './publish-stage.ts';
import type { StageSetup } from './stage-signal.ts';
import { FakePeer, fakeReceiver } from './test-peer.ts';
import { watchFeed } from './watch-feed.ts';

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', FakePeer);
  vi.stubGlobal('RTCRtpReceiver', fakeReceiver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  FakePeer.all.length = 0;
});

/** A server whose answers the test gives when it likes. */
function startSetup(offers: StageSetup['offers'] = 'client') {
  const asked: { readonly message: Record<string, unknown>; readonly answer: (value: unknown) => void }[] = [];
  const signal = (message: Record<string, unknown>) =>
    new Promise<unknown>((answer) => void asked.push({ message, answer }));
  const setup = { signal, engine: 'embedded', offers, iceServers: [] } as unknown as StageSetup;
  const next = async (at: number) => {
    await expect.poll(() => asked.length).toBeGreaterThan(at);
    return asked[at]!;
  };
  return { setup, next, asked: () => asked.map(({ message }) => message['t']) };
}

const track = (id: string) => ({ id }) as MediaStreamTrack;
const onQuality = () => undefined;
const publish = (setup: StageSetup, tracks: Tracks) => publishStage({ setup, source: 'camera', tracks, onQuality });

test('sound and picture have their lines from the beginning; what changes meanwhile goes over them too', async () => {
  const { setup, next } = startSetup();
  const published = publish(setup, { audio: track('voice'), video: null });
  const { message, answer } = await next(0);
  expect(message).toEqual({ t: 'stage.publish', source: 'camera', offer: 'my offer' });
  published.setTracks({ audio: track('voice'), video: track('face') });
  answer({ feedId: 'f', answer: 'theirs' });
  const [peer] = FakePeer.all;
  await expect.poll(() => peer?.done.at(-1)).toBe('video: face');
  expect(peer?.done.slice(0, 2)).toEqual(['sendonly audio', 'sendonly video']);
  expect(peer?.done).toContain('remote answer: theirs');
  published.setTracks({ audio: null, video: track('screen') });
  await expect.poll(() => peer?.done.slice(-2)).toEqual(['audio: undefined', 'video: screen']);
  published.close();
  expect((await next(1)).message).toEqual({ t: 'stage.leave', feedId: 'f' });
});

test('an attempt that was given up does not end the one after it', async () => {
  const { setup, next, asked } = startSetup();
  const nothing = { audio: null, video: null };
  publish(setup, nothing).close();
  const first = await next(0);
  publish(setup, nothing);
  const second = await next(1);
  second.answer({ feedId: 'f', answer: 'theirs' });
  first.answer({ feedId: 'f', answer: 'theirs' });
  await expect.poll(() => FakePeer.all[0]?.done.at(-1)).toBe('closed');
  expect(asked()).toEqual(['stage.publish', 'stage.publish']);
});

test('where the server offers it knows our answer before our first packet', async () => {
  const { setup, next } = startSetup('server');
  const watched = watchFeed({ setup, feedId: 'f', onTracks: () => undefined, onQuality });
  const wish = await next(0);
  expect(wish.message).toEqual({ t: 'stage.watch', feedId: 'f', offer: null });
  wish.answer({ sessionId: 's', answer: null, offer: 'theirs' });
  const told = await next(1);
  expect(told.message).toEqual({ t: 'stage.answer', sessionId: 's', answer: 'my answer' });
  const [peer] = FakePeer.all;
  expect(peer?.done).toEqual(['remote offer: theirs']);
  told.answer(null);
  await expect.poll(() => peer?.done).toEqual(['remote offer: theirs', 'local answer']);
  watched.close();
  expect((await next(2)).message).toEqual({ t: 'stage.leave', sessionId: 's' });
});

test('a track is shown while something comes through it', async () => {
  const { setup, next } = startSetup();
  const shown: (string | null)[] = [];
  const watched = watchFeed({ setup, feedId: 'f', onTracks: ({ video }) => shown.push(video?.id ?? null), onQuality });
  (await next(0)).answer({ sessionId: 's', answer: 'theirs', offer: null });
  const [peer] = FakePeer.all;
  const face = Object.assign(new EventTarget(), { id: 'face', kind: 'video', muted: true });
  peer?.dispatchEvent(Object.assign(new Event('track'), { track: face }));
  expect(shown).toEqual([]);
  for (const what of ['unmute', 'mute', 'unmute']) face.dispatchEvent(new Event(what));
  expect(shown).toEqual(['face', null, 'face']);
  await expect.poll(() => peer?.done).toContain('remote answer: theirs');
  watched.close();
  await expect.poll(() => shown.at(-1)).toBeNull();
});
