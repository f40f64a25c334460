import { endOtherSessions } from '@shuyuan/contract/auth/account.wire';
import { revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { MediaClient } from '../../../world/tests/live/test-broadcasts.ts';
import { closedFor, comeIn, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';

let world: TestWorld;
let url: string;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  url = await listen(world);
});
afterAll(() => world.close());

test('[D-053] a ticket opens one socket of each kind at a time, renewed or not; another ticket of the same person another one', async () => {
  const id = await insertLive(world);
  const caller = await world.signIn('linzhiyuan');
  const ticket = await ticketOf(caller, id);
  const first = await comeIn(url, { liveId: id, ticket });
  const watching = new MediaClient(url, id, { t: 'watch', ticket });
  const reply = await first.ask({ t: 'ticket.renew' });
  const renewed = (reply as { answer: { ticket: string } }).answer.ticket;
  const other = await comeIn(url, { liveId: id, ticket: await ticketOf(caller, id) });
  const second = await comeIn(url, { liveId: id, ticket: renewed });
  expect(await first.closed).toBe(RoomClose.refused);
  const again = new MediaClient(url, id, { t: 'watch', ticket: renewed });
  expect(await watching.closed).toBe(RoomClose.refused);
  for (const one of [other, second]) expect(await one.refusal({ t: 'ticket.renew' })).toBeNull();
  // With the session all of them go.
  await caller.call(revokeToken, {});
  const { refused } = RoomClose;
  expect(await Promise.all([other.closed, second.closed, again.closed])).toEqual([refused, refused, refused]);
});

test('[D-053] a session that is ended from elsewhere takes its sockets with it, and no others', async () => {
  const id = await insertLive(world);
  const [here, elsewhere] = [await world.signIn('linzhiyuan'), await world.signIn('linzhiyuan')];
  const ticket = await ticketOf(here, id);
  const inRoom = await comeIn(url, { liveId: id, ticket });
  const watching = new MediaClient(url, id, { t: 'watch', ticket });
  const stays = await comeIn(url, { liveId: id, ticket: await ticketOf(elsewhere, id) });
  expect((await elsewhere.call(endOtherSessions, {})).status).toBe(200);
  expect(await Promise.all([inRoom.closed, watching.closed])).toEqual([RoomClose.refused, RoomClose.refused]);
  expect(await closedFor(url, { liveId: id, ticket })).toBe(RoomClose.refused);
  expect(await stays.refusal({ t: 'ticket.renew' })).toBeNull();
  await stays.leave();
});
