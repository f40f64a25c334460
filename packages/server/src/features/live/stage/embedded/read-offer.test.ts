import { expect, test } from 'vitest';
import { announce, readOffer } from './read-offer.ts';
import { browserOffer } from './test-offer.ts';

const refused = expect.objectContaining({ name: 'StageRefusal', reason: 'badDescription' });

test('of all a browser offers, Opus and VP8 are left, each with its number and section', () => {
  const { sdp, media } = readOffer(browserOffer);
  expect(media).toEqual([
    { kind: 'audio', mid: '0', payloadType: 111 },
    { kind: 'video', mid: '1', payloadType: 96 },
  ]);
  expect(sdp.match(/^m=.*$/gm)).toEqual(['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'm=video 9 UDP/TLS/RTP/SAVPF 96']);
  expect(sdp.match(/^a=rtpmap:.*$/gm)).toEqual(['a=rtpmap:111 opus/48000/2', 'a=rtpmap:96 VP8/90000']);
  expect(sdp).not.toMatch(/extmap|transport-cc|ssrc-group|632943048|rtx|H264/);
  expect(sdp).toContain('a=rtcp-fb:96 nack pli');
  expect(sdp).toContain('a=ssrc:2231627014 cname:');
});

test('lines that end as elsewhere are read too', () => {
  expect(readOffer(browserOffer.replaceAll('\r\n', '\n')).sdp).toBe(readOffer(browserOffer).sdp);
});

test('what cannot be carried is refused', () => {
  const [head = '', sound = '', picture = ''] = browserOffer.split(/^(?=m=)/m);
  for (const offer of [
    '',
    head,
    `${head}m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\na=mid:0\r\n`,
    head + sound.replace('opus', 'speex'),
    head + picture.replace('VP8', 'VP9'),
    head + sound.replace('a=mid:0\r\n', ''),
    head + sound + sound.replace('a=mid:0', 'a=mid:2'),
    browserOffer + 'a=x\r\n'.repeat(20_000),
  ])
    expect(() => readOffer(offer)).toThrow(refused);
});

test('the address the world sees replaces those of the machine, once for each port', () => {
  const answer = [
    'a=candidate:1 1 UDP 2122317823 192.0.2.2 4000 typ host',
    'a=candidate:2 1 UDP 2122318335 fd00::2 4000 typ host',
    'a=candidate:3 1 UDP 1686052607 198.51.100.1 4000 typ srflx raddr 0.0.0.0 rport 0',
    'a=end-of-candidates',
  ].join('\r\n');
  expect(announce(answer, '')).toBe(answer);
  expect(announce(answer, '203.0.113.7').split('\r\n')).toEqual([
    'a=candidate:1 1 UDP 2122317823 203.0.113.7 4000 typ host',
    'a=candidate:3 1 UDP 1686052607 198.51.100.1 4000 typ srflx raddr 0.0.0.0 rport 0',
    'a=end-of-candidates',
  ]);
});
