import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { insertLive } from '../../../world/tests/live/test-rooms.ts';
import { enterRoom } from './enter-room.ts';
import { handleRoomNews } from './handle-room-news.ts';
import { Room, type Seat } from './room.ts';
import { disabledStage } from './stage-service.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
});
afterAll(() => world.close());

/** A room with one person on its stage, which fails whenever somebody is to leave it. */
async function roomWithSpeaker() {
  const { system, db } = world.installation;
  const liveId = await insertLive(world);
  const [live] = await world.rows('select tenant_id from live where id = $1', [liveId]);
  const tenantId = String(live?.['tenant_id']);
  const left: string[] = [];
  const room = new Room({
    liveId,
    tenantId,
    node: 'here',
    stageService: {
      ...disabledStage,
      leave: ({ person }) => {
        left.push(person.key);
        return Promise.reject(new Error('the stage fails'));
      },
    },
    ctx: { ...system, ...db.forTenant(tenantId) },
    limitFactor: 0,
  });
  const person = { key: 'm:speaker', name: 'speaker', portrait: null, identity: LiveIdentity.attendee } as const;
  const closed: number[] = [];
  const line = {
    address: '127.0.0.1',
    isOpen: () => closed.length === 0,
    send: () => undefined,
    sendFrame: () => undefined,
    waitingBytes: () => 0,
    close: (code: number) => void closed.push(code),
    belongTo: () => true,
  };
  const ticket = {
    ...person,
    id: 'ticket',
    tenantId,
    liveId,
    via: 'audience' as const,
    passcodeMark: null,
    sessionKey: null,
    until: 0,
  };
  const seat: Seat = { id: 'seat', line, person, room, ticket, isOnStage: true };
  room.join(seat);
  const stand = (column: 'removed_at' | 'is_muted', value: string) =>
    world.rows(
      `insert into live_participant (tenant_id, live_id, person_key, name, ${column}) values ($1, $2, $3, 'x', $4)`,
      [tenantId, liveId, person.key, value],
    );
  return { room, seat, left, closed, stand };
}

test('who is sent out is off the stage at once, also when the stage fails', async () => {
  const { room, seat, left, closed, stand } = await roomWithSpeaker();
  await stand('removed_at', new Date().toISOString());
  await handleRoomNews(room, { kind: 'person', key: seat.person.key });
  expect([left, closed]).toEqual([[seat.person.key], [RoomClose.removed]]);
});

test('who is asked down is off the stage, and stays in the room when the stage fails', async () => {
  const { room, seat, left, closed, stand } = await roomWithSpeaker();
  await stand('is_muted', 'true');
  await handleRoomNews(room, { kind: 'person', key: seat.person.key });
  expect([left, closed, seat.isOnStage]).toEqual([[seat.person.key], [], false]);
});

test('who is welcomed with another number than the others have is told the next one, also when the others have it already', async () => {
  const { room, seat } = await roomWithSpeaker();
  const told: string[] = [];
  const line = {
    ...seat.line,
    send: (text: string) => void told.push(text),
    sendFrame: (frame: Buffer) => void told.push(frame.toString('utf8')),
  };
  const person = { ...seat.person, key: 'g:newcomer' } as const;
  const ticket = { ...seat.ticket, ...person, id: 'another ticket' };
  // One of another process comes over here: for a moment both count them.
  room.lastWatching = 2;
  room.presence.reportCount('elsewhere', 1);
  expect(
    await enterRoom(room, { ...seat, id: 'another seat', line, person, ticket, isOnStage: false }, undefined),
  ).toBe(null);
  expect(told.join('\n')).toContain('"watching":3');
  await handleRoomNews(room, { kind: 'presence', node: 'elsewhere', count: 0 });
  await expect.poll(() => told.join('\n')).toContain('{"t":"presence","watching":2}');
});

test('a message that is removed before it was shown is not shown behind its removal', async () => {
  const { room, seat } = await roomWithSpeaker();
  const told: string[] = [];
  const line = { ...seat.line, sendFrame: (frame: Buffer) => void told.push(frame.toString('utf8')) };
  room.join({ ...seat, id: 'another seat', line });
  const message = (id: string) => ({ id, kind: 'chat', author: seat.person, text: id, time: 0 }) as const;
  await handleRoomNews(room, { kind: 'chat', message: message('withdrawn') });
  await handleRoomNews(room, { kind: 'chat', message: message('kept') });
  await handleRoomNews(room, { kind: 'removed', id: 'withdrawn' });
  await expect.poll(() => told.join('\n')).toContain('"text":"kept"');
  expect(told.join('\n')).toContain('{"t":"message.removed","id":"withdrawn"}');
  expect(told.join('\n')).not.toContain('"text":"withdrawn"');
});
