import type { StageFeed } from '@shuyuan/contract/live/room-protocol';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import type { Tracks } from '../../stage/peer.ts';
import type { PublishOptions } from '../../stage/publish-stage.ts';
import type { StageSetup } from '../../stage/stage-signal.ts';
import type { WatchOptions } from '../../stage/watch-feed.ts';
import { personOf } from '../test-room.ts';
import { StageDesk } from './stage-desk.ts';

const setup = {} as StageSetup;
const feed = (id: string): StageFeed => ({ id, person: personOf(id, 3), source: 'camera' });
const track = (id: string) => ({ id }) as MediaStreamTrack;

function openDesk() {
  const done: string[] = [];
  const watching = new Map<string, WatchOptions>();
  const publishing = new Map<string, PublishOptions>();
  const desk = new StageDesk(setup, {
    publish: (options) => {
      const { source } = options;
      publishing.set(source, options);
      done.push(`publish ${source}`);
      return {
        setTracks: (tracks: Tracks) => void done.push(`tracks ${source} ${tracks.video?.id ?? 'none'}`),
        close: () => void done.push(`close ${source}`),
      };
    },
    watch: (options) => {
      watching.set(options.feedId, options);
      done.push(`watch ${options.feedId}`);
      return { close: () => void done.push(`leave ${options.feedId}`) };
    },
  });
  return { desk, done, watching, publishing };
}

test('each source is sent over one line, whatever its tracks', () => {
  const { desk, done } = openDesk();
  desk.show('camera', { audio: null, video: track('a') });
  desk.show('camera', { audio: null, video: track('b') });
  desk.show('screen', { audio: null, video: track('s') });
  desk.show('screen', null);
  desk.show('screen', null);
  expect(done).toEqual(['publish camera', 'tracks camera b', 'publish screen', 'close screen']);
});

test('feeds are watched when they come and left when they go; what is known of one stays', () => {
  const { desk, done, watching } = openDesk();
  desk.watch([feed('1')]);
  watching.get('1')?.onTracks({ audio: track('voice'), video: track('face') });
  watching.get('1')?.onQuality('good');
  desk.watch([feed('1'), feed('2')]);
  expect(desk.store.getState().people).toMatchObject([
    { feed: { id: '1' }, sound: { id: 'voice' }, picture: { id: 'face' }, quality: 'good' },
    { feed: { id: '2' }, sound: null, picture: null, quality: 'connecting' },
  ]);
  desk.watch([feed('2')]);
  watching.get('1')?.onTracks({ audio: null, video: null });
  expect(desk.store.getState().people.map(({ feed: { id } }) => id)).toEqual(['2']);
  expect(done).toEqual(['watch 1', 'watch 2', 'leave 1']);
});

test('what was refused is asked for anew the next time it is wanted', () => {
  const { desk, done, watching, publishing } = openDesk();
  const refusal = new ApiError({ status: 422 });
  desk.show('camera', { audio: null, video: null });
  desk.watch([feed('1')]);
  publishing.get('camera')?.onRefused?.(refusal);
  watching.get('1')?.onRefused?.(refusal);
  desk.show('camera', { audio: null, video: null });
  desk.watch([feed('1')]);
  expect(done).toEqual(['publish camera', 'watch 1', 'publish camera', 'watch 1']);
});

test('who leaves takes everything down', () => {
  const { desk, done } = openDesk();
  desk.show('camera', { audio: null, video: null });
  desk.watch([feed('1')]);
  desk.close();
  expect(done.slice(2)).toEqual(['close camera', 'leave 1']);
  expect(desk.store.getState().people).toEqual([]);
});
