import { revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RoomClose } from '@shuyuan/contract/live/room-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { MediaClient } from '../../../world/test-broadcasts.ts';
import { comeIn, insertLive, listen, RoomClient, ticketOf } from '../../../world/test-rooms.ts';
import { liveChanged } from './room-news.ts';

let world: TestWorld;
let url: string;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  url = await listen(world);
});
afterAll(() => world.close());

/** How the socket of a room is closed for who comes with this. */
async function closedFor(liveId: string, ticket: string): Promise<number> {
  const client = await new RoomClient(url, liveId).opened();
  client.say({ t: 'hello', ticket });
  return client.closed;
}
const refusalFor = async (liveId: string, ticket: string): Promise<string> => {
  const client = new MediaClient(url, liveId, { t: 'watch', ticket });
  return (await client.note('refused')).code;
};

test('[D-053] who signed out watches no more, and an old ticket opens neither socket', async () => {
  const id = await insertLive(world);
  const caller = await world.signIn('linzhiyuan');
  const ticket = await ticketOf(caller, id);
  const viewer = new MediaClient(url, id, { t: 'watch', ticket });
  await caller.call(revokeToken, {});
  expect(await viewer.closed).toBe(RoomClose.refused);
  expect(await refusalFor(id, ticket)).toBe('auth.required');
  expect(await closedFor(id, ticket)).toBe(RoomClose.refused);
});

test('[D-054] who is no longer what they came as gets no other ticket, and goes when the live is told to be another', async () => {
  const id = await insertLive(world, { assistants: ['yewanqing'], lecturer: 'guhuaiqian' });
  const ticket = await ticketOf(await world.signIn('yewanqing'), id, LiveIdentity.assistant);
  const [helper, learner, lecturer] = [
    await comeIn(url, { liveId: id, ticket }),
    await comeIn(url, { liveId: id, ticket: await ticketOf(await world.signIn('linzhiyuan'), id) }),
    await comeIn(url, {
      liveId: id,
      ticket: await ticketOf(await world.signIn('guhuaiqian'), id, LiveIdentity.panelist),
    }),
  ];
  expect(await helper.refusal({ t: 'ticket.renew' })).toBeNull();
  await world.rows("delete from live_person where live_id = $1 and part = 'assistant'", [id]);
  expect(await helper.refusal({ t: 'ticket.renew' })).toBe('auth.forbidden');
  world.installation.bus.publish(liveChanged, { tenantId: '', liveId: id, status: 2 });
  expect(await helper.closed).toBe(RoomClose.refused);
  expect(await closedFor(id, ticket)).toBe(RoomClose.refused);
  expect(await refusalFor(id, ticket)).toBe('auth.forbidden');
  for (const one of [learner, lecturer]) {
    expect(await one.refusal({ t: 'ticket.renew' })).toBeNull();
    await one.leave();
  }
});
