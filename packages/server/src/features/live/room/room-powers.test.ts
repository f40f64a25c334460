import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { AskedMessage } from '@shuyuan/contract/live/room/room-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { comeIn, type Guest, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';

let world: TestWorld;
let liveId: string;
const people = new Map<string, Guest>();
let [questionId, pollId, slidesId, attendeeKey] = ['', '', '', ''];

const { attendee, organizer, panelist, assistant } = LiveIdentity;
const who = {
  attendee: ['linzhiyuan', attendee],
  organizer: ['shenruoxi', organizer],
  panelist: ['guhuaiqian', panelist],
  assistant: ['yewanqing', assistant],
} as const;
type Who = keyof typeof who;

beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  const url = await listen(world);
  liveId = await insertLive(world, { lecturer: 'guhuaiqian', assistants: ['yewanqing'] });
  for (const [name, [account, identity]] of Object.entries(who)) {
    people.set(
      name,
      await comeIn(url, { liveId, ticket: await ticketOf(await world.signIn(account), liveId, identity) }),
    );
  }
  const other = await comeIn(url, { liveId, ticket: await ticketOf(await world.signIn('tangyuwei'), liveId) });
  attendeeKey = other.state.self.key;
  const asked = await other.ask({ t: 'question.ask', text: '为什么？' });
  questionId = (asked as { answer: { id: string } }).answer.id;
  const host = people.get('organizer');
  const opened = await host?.ask({ t: 'poll.open', question: '几点？', options: ['早', '晚'], isMultiple: false });
  pollId = (opened as { answer: { id: string } }).answer.id;
  const [file] = await world.rows(
    `insert into file (id, tenant_id, owner_id, purpose, subject_id, path, name, ending, kind, content_type, size, sha256,
       storage_key, conversion, search_text, search, created_at)
     select 'slides-1', tenant_id, id, 'live-slides', $1, 'slides-path-0123456789', '课件.pdf', 'pdf', 'document', 'application/pdf',
       10, decode(repeat('00', 32), 'hex'), 'k/slides-1', 'none', '', '', now() from member where account = 'shenruoxi'
     returning id`,
    [liveId],
  );
  slidesId = String(file?.['id']);
});
afterAll(() => world.close());

type Input = AskedMessage extends infer M ? (M extends AskedMessage ? Omit<M, 'request'> : never) : never;
type Row = {
  readonly wish: () => Input;
  readonly may: readonly Who[];
  readonly code?: string;
  readonly table?: string;
};

const all: readonly Who[] = ['attendee', 'organizer', 'panelist', 'assistant'];
const leaders: readonly Who[] = ['organizer', 'assistant'];
const speakers: readonly Who[] = ['organizer', 'assistant', 'panelist'];

/** D-058: what each identity may ask for; whoever may not changes nothing. */
const table: Record<string, Row> = {
  'chat.send': { wish: () => ({ t: 'chat.send', text: '好' }), may: all },
  'question.ask': { wish: () => ({ t: 'question.ask', text: '怎么？' }), may: all },
  'question.vote': { wish: () => ({ t: 'question.vote', id: questionId, isUp: true }), may: all },
  'question.answer': {
    wish: () => ({ t: 'question.answer', id: questionId, answer: '因为' }),
    may: speakers,
    table: 'live_message',
  },
  'poll.open': {
    wish: () => ({ t: 'poll.open', question: '哪个？', options: ['甲', '乙'], isMultiple: false }),
    may: leaders,
    table: 'live_poll',
  },
  'poll.vote': { wish: () => ({ t: 'poll.vote', id: pollId, choices: [1] }), may: all },
  hand: { wish: () => ({ t: 'hand', isUp: true }), may: ['attendee'], table: 'live_participant' },
  'stage.invite': {
    wish: () => ({ t: 'stage.invite', key: attendeeKey, isOnStage: true }),
    may: leaders,
    table: 'live_participant',
  },
  announce: { wish: () => ({ t: 'announce', text: '五分钟后开始' }), may: leaders, table: 'live_room' },
  settings: { wish: () => ({ t: 'settings', slowSeconds: 0, isChatOpen: true }), may: leaders, table: 'live_room' },
  'person.mute': {
    wish: () => ({ t: 'person.mute', key: attendeeKey, isMuted: true }),
    may: leaders,
    table: 'live_participant',
  },
  'slides.show': {
    wish: () => ({ t: 'slides.show', fileId: slidesId, page: 2, pages: 9 }),
    may: speakers,
    table: 'live_room',
  },
  'message.remove': {
    wish: () => ({ t: 'message.remove', id: questionId }),
    may: ['organizer'],
    table: 'live_message',
  },
  'stage.publish': {
    wish: () => ({ t: 'stage.publish', source: 'camera', offer: 'v=0' }),
    may: [],
    code: 'room.stage-down',
  },
  'person.remove': { wish: () => ({ t: 'person.remove', key: attendeeKey }), may: leaders, table: 'live_participant' },
  'poll.close': { wish: () => ({ t: 'poll.close', id: pollId }), may: ['organizer'], table: 'live_poll' },
  'ticket.renew': { wish: () => ({ t: 'ticket.renew' }), may: all },
};

const rowsOf = (name: string) => world.rows(`select * from ${name} where live_id = $1 order by 1, 2, 3`, [liveId]);

const personOf = (name: Who): Guest => {
  const person = people.get(name);
  if (!person) throw new Error(`${name} is not there`);
  return person;
};

/** Once the host has done it, it is done: then others find nothing to do it to. */
const forbidden = ['auth.forbidden', 'request.not-found', 'room.poll-closed'];

function expected({ may, code }: Row, name: Who): readonly (string | null)[] {
  if (may.includes(name)) return [null];
  if (code) return [name === 'organizer' || name === 'panelist' ? code : 'room.not-on-stage'];
  return forbidden;
}

test.each(Object.entries(table))('[D-058] %s is for those who may, and changes nothing for others', async (_, row) => {
  for (const name of all) {
    const before = await rowsOf(row.table ?? 'live_poll');
    const refusal = await personOf(name).refusal(row.wish());
    expect(expected(row, name), name).toContain(refusal);
    const after = await rowsOf(row.table ?? 'live_poll');
    expect(refusal === null ? [] : after).toEqual(refusal === null ? [] : before);
  }
});

test('[D-058] nobody orders those about who lead or speak: host, lecturer, assistants', async () => {
  const host = people.get('organizer');
  const helper = people.get('assistant');
  for (const name of ['organizer', 'panelist', 'assistant']) {
    const key = people.get(name)?.state.self.key ?? '';
    expect(await host?.refusal({ t: 'person.remove', key })).toBe('auth.forbidden');
    expect(await helper?.refusal({ t: 'person.mute', key, isMuted: true })).toBe('auth.forbidden');
  }
  expect(await host?.refusal({ t: 'person.mute', key: 'm:nobody', isMuted: true })).toBe('request.not-found');
  expect(await host?.refusal({ t: 'person.mute', key: 'g:nobody', isMuted: true })).toBe('request.not-found');
});

test('what is no message of the protocol is refused, and the line stays', async () => {
  const lin = people.get('attendee');
  const bad: object[] = [
    { t: 'chat.send', text: '' },
    { t: 'chat.send', text: '字'.repeat(301) },
    { t: 'poll.vote', id: pollId, choices: [0, 0] },
    { t: 'poll.open', question: '?', options: ['一'], isMultiple: false },
    { t: 'nothing' },
    { t: 'slides.show', fileId: null, page: 0 },
  ];
  for (const [n, message] of bad.entries()) {
    lin?.say({ ...message, request: `bad${n}` });
    const { code } = (await lin?.waitFor('refused', ({ request }) => request === `bad${n}`)) ?? {};
    expect(code).toBe('request.invalid');
  }
  lin?.raw('{');
  lin?.raw(Buffer.from([1, 2, 3]));
  lin?.say({ t: 'ping' });
  await lin?.waitFor('pong');
});
