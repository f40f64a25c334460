import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { tempFolder } from '../../../world/temp-folder.ts';
import { MediaClient, piecesOf } from '../../../world/tests/live/test-broadcasts.ts';
import { recordWebm } from '../../../world/tests/live/test-recordings.ts';
import { comeIn, insertLive, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';
import { partReader } from './parts/part-reader.ts';

const mimeType = 'video/webm;codecs=vp8,opus';
const { organizer, panelist } = LiveIdentity;
let first: TestWorld;
let second: TestWorld;
let [firstUrl, secondUrl] = ['', ''];
let film: Buffer;

beforeAll(async () => {
  first = await openWorld({ env: { BUS: 'postgres' } });
  second = await openWorld({ beside: first, env: { BUS: 'postgres' } });
  [firstUrl, secondUrl] = [await listen(first), await listen(second)];
  const folder = tempFolder('film');
  await recordWebm(join(folder.path, 'a.webm'), { seconds: 6, mark: 5 });
  film = readFileSync(join(folder.path, 'a.webm'));
  folder.remove();
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const ticket = async (account: string, id: string, identity: LiveIdentity = LiveIdentity.attendee) =>
  ticketOf(await first.signIn(account), id, identity);
type Sending = { readonly account?: string; readonly identity?: LiveIdentity; readonly url?: string };
const sender = async (id: string, { account = 'shenruoxi', identity = organizer, url = firstUrl }: Sending = {}) =>
  new MediaClient(url, id, { t: 'send', ticket: await ticket(account, id, identity), mimeType });
const watcher = async (id: string, account = 'linzhiyuan', url = firstUrl) =>
  new MediaClient(url, id, { t: 'watch', ticket: await ticket(account, id) });

/** The beginning, and from a key frame on. */
function fromStart(bytes: Buffer, n: number): Buffer {
  const reader = partReader(mimeType);
  const parts = [...reader.feed(bytes), ...reader.end()];
  const starts = parts.flatMap(({ kind }, at) => (kind === 'start' ? at : []));
  const rest = parts.slice(starts.at(n)).map((part) => part.bytes);
  return Buffer.concat([parts[0]?.bytes ?? Buffer.alloc(0), ...rest]);
}

/** The parts of a film that are handed on while it may still go on. */
const openPart = (bytes: Buffer): Buffer =>
  Buffer.concat(
    partReader(mimeType)
      .feed(bytes)
      .map((part) => part.bytes),
  );

const bytesOfPieces = async (world: TestWorld, id: string): Promise<Buffer> => {
  const rows = await world.rows('select storage_key from live_piece where live_id = $1 order by generation, number', [
    id,
  ]);
  const bodies: Buffer[] = [];
  for (const { storage_key: key } of rows) {
    for await (const chunk of await world.installation.ports.storage.read(String(key))) bodies.push(chunk as Buffer);
  }
  return Buffer.concat(bodies);
};

test('who watches from the beginning gets every byte, who comes later the beginning and the last key frame; all of it is kept', async () => {
  const id = await insertLive(first);
  const early = await watcher(id);
  const host = await sender(id);
  const { generation } = await host.note('accepted');
  expect(generation).toBe(1);
  for (const piece of piecesOf(film, 7)) host.send(piece);
  expect(await early.note('start')).toMatchObject({ generation: 1, mimeType });
  // The last cluster is held until it is known how it goes on, or the sender leaves; a viewer who came before all else
  // was read would begin at an earlier key frame.
  await early.until((viewer) => viewer.bytes().equals(openPart(film)), 'all but it');
  const late = await watcher(id, 'tangyuwei');
  await late.note('start');
  await host.leave();
  await Promise.all([early.note('stop'), late.note('stop')]);
  expect(early.bytes().equals(film)).toBe(true);
  expect(late.bytes().equals(fromStart(film, -1))).toBe(true);
  await expect
    .poll(() => first.rows('select 1 from live_broadcast where live_id = $1 and ended_at is not null', [id]))
    .toHaveLength(1);
  expect((await bytesOfPieces(first, id)).equals(film)).toBe(true);
  await Promise.all([early.leave(), late.leave()]);
});

test('viewers on another process get the same bytes, and are told in the room that it is on', async () => {
  const id = await insertLive(first);
  const inRoom = await comeIn(secondUrl, { liveId: id, ticket: await ticket('hejingxing', id) });
  expect(inRoom.state.broadcast).toEqual({ isOn: false, generation: 0, mimeType: null });
  const [near, far, alsoFar] = [
    await watcher(id),
    await watcher(id, 'tangyuwei', secondUrl),
    await watcher(id, 'baisuyin', secondUrl),
  ];
  const host = await sender(id);
  await host.note('accepted');
  await inRoom.waitFor('broadcast', ({ broadcast }) => broadcast.isOn && broadcast.generation === 1);
  const pieces = piecesOf(film, 9);
  for (const piece of pieces.slice(0, 8)) host.send(piece);
  await far.note('start');
  for (const piece of pieces.slice(8)) host.send(piece);
  await host.leave();
  await Promise.all([near, far, alsoFar].map((one) => one.note('stop')));
  expect(near.bytes().equals(film)).toBe(true);
  // The line between the processes may come up after the first key frame.
  const possible = [0, 1, 2].map((n) => fromStart(film, n));
  expect(possible.some((bytes) => bytes.equals(far.bytes()))).toBe(true);
  expect(alsoFar.bytes().equals(far.bytes())).toBe(true);
  await inRoom.waitFor('broadcast', ({ broadcast }) => !broadcast.isOn && broadcast.generation === 1);
  await Promise.all([near, far, alsoFar, inRoom].map((one) => one.leave()));
});

test('one sends at a time; who does may begin again, also on another process, and viewers follow', async () => {
  const id = await insertLive(first, { lecturer: 'guhuaiqian' });
  const viewer = await watcher(id);
  const host = await sender(id);
  await host.note('accepted');
  host.send(film);
  await viewer.note('start');
  const lecturer = await sender(id, { account: 'guhuaiqian', identity: panelist });
  expect(await lecturer.note('refused')).toEqual({ t: 'refused', code: 'room.busy-sending' });
  expect(await lecturer.closed).toBe(RoomClose.refused);
  expect(await first.rows('select generation from live_broadcast where live_id = $1', [id])).toHaveLength(1);
  // The host again, from elsewhere: the first line is over.
  const again = await sender(id, { url: secondUrl });
  expect((await again.note('accepted')).generation).toBe(2);
  again.send(film);
  await viewer.note('stop');
  expect(await viewer.note('start', 2)).toMatchObject({ generation: 2 });
  expect(await host.note('refused')).toMatchObject({ code: 'room.sending-elsewhere' });
  await again.leave();
  await viewer.note('stop', 2);
  // And then the lecturer may.
  const free = await sender(id, { account: 'guhuaiqian', identity: panelist });
  expect((await free.note('accepted')).generation).toBe(3);
  await Promise.all([free.leave(), viewer.leave()]);
});

test('a host who moves to the process that fetched the picture is seen on: the end of the old one ends nothing', async () => {
  const id = await insertLive(first);
  const viewer = await watcher(id, 'linzhiyuan', secondUrl);
  const host = await sender(id);
  await host.note('accepted');
  const [beginning = Buffer.alloc(0), ...rest] = piecesOf(film, 3);
  host.send(beginning);
  expect(await viewer.note('start')).toMatchObject({ generation: 1 });
  const again = await sender(id, { url: secondUrl });
  await again.note('accepted');
  again.send(beginning);
  expect(await viewer.note('start', 2)).toMatchObject({ generation: 2 });
  await host.closed;
  // What the other process still has to say about the first is said before the broadcast is written down as over.
  await expect
    .poll(() => first.rows('select 1 from live_piece where live_id = $1 and generation = 1', [id]))
    .toHaveLength(1);
  for (const piece of rest) again.send(piece);
  await again.leave();
  await viewer.note('stop', 2);
  expect(viewer.bytes().subarray(-film.length).equals(film)).toBe(true);
  await viewer.leave();
});

test('who may not send is refused, with nothing begun: attendees, assistants, other rooms, before it began, no recording', async () => {
  const id = await insertLive(first, { assistants: ['yewanqing'] });
  const waiting = await insertLive(first, { status: LiveStatus.notBegun });
  const refused = async (client: MediaClient) => {
    const { code } = await client.note('refused');
    expect(await client.closed).toBe(RoomClose.refused);
    return code;
  };
  expect(await refused(await sender(id, { account: 'linzhiyuan', identity: LiveIdentity.attendee }))).toBe(
    'room.not-on-stage',
  );
  expect(await refused(await sender(id, { account: 'yewanqing', identity: LiveIdentity.assistant }))).toBe(
    'room.not-on-stage',
  );
  expect(await refused(await sender(waiting))).toBe('live.wrong-state');
  const other = new MediaClient(firstUrl, waiting, {
    t: 'send',
    ticket: await ticket('shenruoxi', id, organizer),
    mimeType,
  });
  expect(await refused(other)).toBe('auth.required');
  expect(await first.rows('select 1 from live_broadcast where live_id = any ($1)', [[id, waiting]])).toEqual([]);
  const strange = await sender(id);
  await strange.note('accepted');
  strange.send(Buffer.from('this is no film at all'));
  expect(await refused(strange)).toBe('request.invalid');
  await expect
    .poll(() => first.rows('select 1 from live_broadcast where live_id = $1 and ended_at is null', [id]))
    .toEqual([]);
});

test('who is sent out of the room watches no longer, and cannot come back', async () => {
  const id = await insertLive(first);
  const host = await comeIn(firstUrl, { liveId: id, ticket: await ticket('shenruoxi', id, organizer) });
  const lin = await comeIn(secondUrl, { liveId: id, ticket: await ticket('linzhiyuan', id) });
  const kept = await ticket('linzhiyuan', id);
  const viewer = await watcher(id, 'linzhiyuan', secondUrl);
  const { key } = lin.state.self;
  await host.waitFor('presence', ({ watching }) => watching === 2);
  // Whoever comes after they were sent out is refused: this one watches before.
  const sending = await sender(id);
  await sending.note('accepted');
  for (const piece of piecesOf(film, 9)) sending.send(piece);
  await viewer.note('start');
  expect(await host.refusal({ t: 'person.remove', key })).toBeNull();
  expect(await lin.closed).toBe(RoomClose.removed);
  expect(await viewer.closed).toBe(RoomClose.removed);
  const back = new MediaClient(firstUrl, id, { t: 'watch', ticket: kept });
  expect(await back.note('refused')).toMatchObject({ code: 'live.not-in-audience' });
  await sending.leave();
  await host.leave();
});

test('[D-043] while somebody sends, the live has its host, also without a page of theirs', async () => {
  const id = await insertLive(first);
  const host = await sender(id);
  await host.note('accepted');
  const seen = () => first.rows('select 1 from live where id = $1 and host_seen_at is not null', [id]);
  await expect.poll(seen).toHaveLength(1);
  await host.leave();
});
