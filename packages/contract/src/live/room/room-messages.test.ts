import { expect, test } from 'vitest';
import { mediaHello } from './media-messages.wire.ts';
import { sendableTypes, soundTypes } from './media-protocol.ts';
import { clientMessage } from './room-messages.wire.ts';
import { type ClientMessage, roomLimits } from './room-protocol.ts';

const request = '1';
/** One of each kind; a kind that is missing here does not compile. */
const samples: { readonly [T in ClientMessage['t']]: Extract<ClientMessage, { t: T }> } = {
  hello: { t: 'hello', version: 1, ticket: 'x', since: 'y' },
  ping: { t: 'ping' },
  react: { t: 'react', kind: 'clap' },
  caption: { t: 'caption', text: 'a', isFinal: true },
  'ticket.renew': { t: 'ticket.renew', request },
  'chat.send': { t: 'chat.send', request, text: 'a' },
  'question.ask': { t: 'question.ask', request, text: 'a' },
  'question.vote': { t: 'question.vote', request, id: '1', isUp: true },
  'question.answer': { t: 'question.answer', request, id: '1', answer: null },
  'message.remove': { t: 'message.remove', request, id: '1' },
  'poll.open': { t: 'poll.open', request, question: 'a', options: ['a', 'b'], isMultiple: false },
  'poll.vote': { t: 'poll.vote', request, id: '1', choices: [0] },
  'poll.close': { t: 'poll.close', request, id: '1' },
  hand: { t: 'hand', request, isUp: true },
  'stage.invite': { t: 'stage.invite', request, key: 'm:1', isOnStage: true },
  announce: { t: 'announce', request, text: '' },
  settings: { t: 'settings', request, slowSeconds: 5, isChatOpen: true },
  'person.mute': { t: 'person.mute', request, key: 'g:1', isMuted: true },
  'person.remove': { t: 'person.remove', request, key: 'g:1' },
  'slides.show': { t: 'slides.show', request, fileId: null, page: 1 },
  'stage.publish': { t: 'stage.publish', request, source: 'screen', offer: 'v=0' },
  'stage.watch': { t: 'stage.watch', request, feedId: '1', offer: null },
  'stage.answer': { t: 'stage.answer', request, sessionId: '1', answer: 'v=0' },
  'stage.leave': { t: 'stage.leave', request, feedId: '1' },
};

test.each(Object.entries(samples))('%s of the protocol is a message, and not without what it needs', (_, sample) => {
  expect(clientMessage.parse(sample)).toEqual(sample);
  const optional = new Set(['version', 'since', 'slowSeconds', 'isChatOpen', 'feedId']);
  const needed = Object.keys(sample).filter((name) => !(optional.has(name) && sample.t !== 'stage.watch'));
  for (const name of needed) expect(clientMessage.safeParse({ ...sample, [name]: undefined }).success).toBe(false);
});

test.each([
  { ...samples['chat.send'], text: 'x'.repeat(roomLimits.chatMax + 1) },
  { ...samples['chat.send'], text: '   ' },
  { ...samples['poll.open'], options: ['a'] },
  { ...samples['poll.open'], options: ['a', 'a '] },
  { ...samples['poll.open'], options: Array.from({ length: roomLimits.pollOptionsMax + 1 }, (_, n) => `${n}`) },
  { ...samples['poll.vote'], choices: [] },
  { ...samples['poll.vote'], choices: [-1] },
  { ...samples.settings, slowSeconds: roomLimits.slowSecondsMax + 1 },
  { ...samples['person.mute'], key: 'somebody' },
  { ...samples.react, kind: 'boo' },
  { t: 'other', request },
])('what is beyond a limit is no message: %j', (message) => {
  expect(clientMessage.safeParse(message).success).toBe(false);
});

test('whatever a browser may record can be announced, and nothing else', () => {
  for (const mimeType of [...sendableTypes, ...soundTypes]) {
    expect(mediaHello.safeParse({ t: 'send', ticket: 'x', mimeType }).success).toBe(true);
  }
  for (const mimeType of ['text/html', 'video/webmx', '', 'video/mp4\nx']) {
    expect(mediaHello.safeParse({ t: 'send', ticket: 'x', mimeType }).success).toBe(false);
  }
});
