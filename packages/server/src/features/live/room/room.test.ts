import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { RoomClose } from '@shuyuan/contract/live/room-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { comeIn, insertLive, listen, RoomClient, ticketOf } from '../../../world/test-rooms.ts';

let world: TestWorld;
let url: string;
beforeAll(async () => {
  world = await openWorld();
  url = await listen(world);
});
afterAll(() => world.close());

const enter = async (account: string, liveId: string, identity: LiveIdentity = LiveIdentity.attendee) =>
  comeIn(url, { liveId, ticket: await ticketOf(await world.signIn(account), liveId, identity) });

test('what one says the others hear, and the room shows it to who comes later', async () => {
  const liveId = await insertLive(world);
  const [lin, tang] = [await enter('linzhiyuan', liveId), await enter('tangyuwei', liveId)];
  expect(lin.state.self).toMatchObject({ name: '林知远', identity: 1, isMuted: false });
  expect(await lin.ask({ t: 'chat.send', text: '  你好  ' })).toEqual({ answer: { id: expect.any(String) } });
  const { messages } = await tang.hear('chat');
  expect(messages).toMatchObject([{ kind: 'chat', text: '你好', author: { name: '林知远' } }]);
  const late = await enter('hejingxing', liveId);
  expect(late.state.messages).toEqual(messages);
  await lin.hear('presence', ({ watching }) => watching === 3);
  await Promise.all([lin, tang, late].map((one) => one.leave()));
});

test('a socket that says nothing, something else, or shows a wrong ticket is closed', async () => {
  const liveId = await insertLive(world);
  const other = await insertLive(world);
  const ticket = await ticketOf(await world.signIn('linzhiyuan'), other);
  const first = await new RoomClient(url, liveId).opened();
  first.say({ t: 'ping' });
  expect(await first.closed).toBe(RoomClose.refused);
  for (const wrong of [ticket, `${ticket}x`, 'nonsense', ticket.replace('.', 'A.')]) {
    const client = await new RoomClient(url, liveId).opened();
    client.say({ t: 'hello', ticket: wrong });
    expect(await client.closed).toBe(RoomClose.refused);
  }
});
