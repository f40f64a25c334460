import { expect, test } from 'vitest';
import { iceServers } from './ice-servers.ts';

const asker = { now: 1_800_000_000_000, who: 'm:42' };

test('nothing set, nothing given', () => {
  expect(iceServers({ TURN_URLS: [], TURN_SECRET: '' }, asker)).toEqual([]);
});

test('credentials are those coturn computes from its secret, of one person, and end after six hours', () => {
  const [stun, turn] = iceServers({ TURN_URLS: ['turn:a', 'stun:b', 'turns:c'], TURN_SECRET: 'north' }, asker);
  expect(stun).toEqual({ urls: ['stun:b'] });
  expect(turn).toEqual({
    urls: ['turn:a', 'turns:c'],
    username: '1800021600:m-42',
    // printf '1800021600:m-42' | openssl dgst -sha1 -hmac north -binary | base64
    credential: '6peEE86Mg+k1GzdAEz3x2uzFhbw=',
  });
});
