import { expect, test } from 'vitest';
import { masterPlaylist, rungsFor, withToken } from './ladder.ts';

test('a film is offered in every size it has, never larger than itself', () => {
  expect(rungsFor({ width: 1280, height: 720 }).map(({ name }) => name)).toEqual(['360', '540', '720']);
  expect(rungsFor({ width: 720, height: 1280 })).toContainEqual({ name: '360', width: 360, height: 640, kbits: 600 });
  expect(rungsFor({ width: 161, height: 91 })).toEqual([{ name: '91', width: 162, height: 92, kbits: 600 }]);
  expect(rungsFor({ width: 3840, height: 2160 })).toHaveLength(4);
});

test('the list of sizes begins with the largest', () => {
  expect(masterPlaylist(rungsFor({ width: 960, height: 540 }))).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-STREAM-INF:BANDWIDTH=1448000,RESOLUTION=960x540',
      '540/index.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=788000,RESOLUTION=640x360',
      '360/index.m3u8',
      '',
    ].join('\n'),
  );
});

test('every address of a playlist carries the token, the key too, and nothing else changes', () => {
  const playlist = '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="../key",IV=0x1\n#EXTINF:6.0,\n00000.ts\n#EXT-X-ENDLIST\n';
  expect(withToken(playlist, 'abc')).toBe(
    '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="../key?token=abc",IV=0x1\n#EXTINF:6.0,\n00000.ts?token=abc\n#EXT-X-ENDLIST\n',
  );
});
