import type { StageFeed } from '@shuyuan/contract/live/room/room-protocol';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import type { Tracks } from '../../stage/peer.ts';
import type { PublishOptions } from '../../stage/publish-stage.ts';
import type { StageSetup } from '../../stage/stage-signal.ts';
import type { WatchOptions } from '../../stage/watch-feed.ts';
import { personOf } from '../test-room.ts';
import { StageClient } from './stage-client.ts';

const setup = {} as StageSetup;
const feed = (id: string): StageFeed => ({ id, person: personOf(id, 3), source: 'camera' });
const track = (id: string) => ({ id }) as MediaStreamTrack;

function openClient() {
  const done: string[] = [];
  const watching = new Map<string, WatchOptions>();
  const publishing = new Map<string, PublishOptions>();
  const client = new StageClient(setup, {
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
  return { client, done, watching, publishing };
}

test('each source is sent over one line, whatever its tracks', () => {
  const { client, done } = openClient();
  client.show('camera', { audio: null, video: track('a') });
  client.show('camera', { audio: null, video: track('b') });
  client.show('screen', { audio: null, video: track('s') });
  client.show('screen', null);
  client.show('screen', null);
  expect(done).toEqual(['publish camera', 'tracks camera b', 'publish screen', 'close screen']);
});

test('feeds are watched when they come and left when they go; what is known of one stays', () => {
  const { client, done, watching } = openClient();
  client.watch([feed('1')]);
  watching.get('1')?.onTracks({ audio: track('voice'), video: track('face') });
  watching.get('1')?.onQuality('good');
  client.watch([feed('1'), feed('2')]);
  expect(client.store.getState().people).toMatchObject([
    { feed: { id: '1' }, sound: { id: 'voice' }, picture: { id: 'face' }, quality: 'good' },
    { feed: { id: '2' }, sound: null, picture: null, quality: 'connecting' },
  ]);
  client.watch([feed('2')]);
  watching.get('1')?.onTracks({ audio: null, video: null });
  expect(client.store.getState().people.map(({ feed: { id } }) => id)).toEqual(['2']);
  expect(done).toEqual(['watch 1', 'watch 2', 'leave 1']);
});

test('what was refused is asked for anew the next time it is wanted', () => {
  const { client, done, watching, publishing } = openClient();
  const refusal = new ApiError({ status: 422 });
  client.show('camera', { audio: null, video: null });
  client.watch([feed('1')]);
  publishing.get('camera')?.onRefused?.(refusal);
  watching.get('1')?.onRefused?.(refusal);
  client.show('camera', { audio: null, video: null });
  client.watch([feed('1')]);
  expect(done).toEqual(['publish camera', 'watch 1', 'publish camera', 'watch 1']);
});

test('who leaves takes everything down', () => {
  const { client, done } = openClient();
  client.show('camera', { audio: null, video: null });
  client.watch([feed('1')]);
  client.close();
  expect(done.slice(2)).toEqual(['close camera', 'leave 1']);
  expect(client.store.getState().people).toEqual([]);
});
