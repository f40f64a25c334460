import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveSupplierPort, type RoomInput, SupplierError } from './live-supplier.ts';

export type Harness = {
  readonly supplier: LiveSupplierPort;
  /** A live that wants a room. */
  readonly newLive: () => Promise<RoomInput>;
  /** What the product does to a live before it closes its room. */
  readonly endLive: (liveId: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

const person = { key: 'm:somebody', name: 'Lin Zhiyuan' };
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => (error instanceof SupplierError ? error.failure : error),
  );

/** What every supplier keeps to, whoever is behind it. */
export function supplierSuite(name: string, open: () => Promise<Harness>): void {
  let harness: Harness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(() => harness.close());

  test(`[LIVE-ENT-10] D-052: ${name} makes a room, and the same one when it is asked again`, async () => {
    const { supplier, newLive } = harness;
    const wish = await newLive();
    const room = await supplier.createRoom(wish);
    expect(room.roomId).not.toBe('');
    expect(await supplier.createRoom({ ...wish, subject: 'another subject' })).toEqual(room);
    expect(await supplier.roomStatus(room)).toBe('ready');
    expect((await supplier.createRoom(await newLive())).roomId).not.toBe(room.roomId);
  });

  test(`D-053: ${name} gives every identity a door`, async () => {
    const { supplier, newLive } = harness;
    const room = await supplier.createRoom(await newLive());
    const urls = await Promise.all(
      Object.values(LiveIdentity).map((identity) => supplier.joinUrl(room, person, identity)),
    );
    expect(new Set(urls).size).toBe(4);
    for (const url of urls) expect(url).toMatch(/^(#\/|https?:\/\/)/);
  });

  test(`D-043: ${name} lets nobody into a room that is closed, and closes it twice as well as once`, async () => {
    const { supplier, newLive, endLive } = harness;
    const wish = await newLive();
    const room = await supplier.createRoom(wish);
    await endLive(wish.liveId);
    await supplier.closeRoom(room);
    await supplier.closeRoom(room);
    expect(await supplier.roomStatus(room)).toBe('closed');
    expect(await failureOf(supplier.joinUrl(room, person, LiveIdentity.attendee))).toBe('gone');
  });

  test(`${name} does not know a room it never made, and closing one is nothing`, async () => {
    const { supplier } = harness;
    const room = { roomId: 'nowhere', joins: null };
    expect(await failureOf(supplier.roomStatus(room))).toBe('gone');
    expect(await failureOf(supplier.joinUrl(room, person, LiveIdentity.organizer))).toBe('gone');
    await supplier.closeRoom(room);
  });

  test(`${name} hears nothing that it did not sign`, async () => {
    const message = JSON.stringify({ id: 'e1', liveId: 'any', event: 'room.ended' });
    const forged = { message, time: String(Date.now()), signature: 'a'.repeat(64) };
    const received = Promise.resolve().then(() => harness.supplier.handleCallback(forged, Date.now()));
    expect(await failureOf(received)).toBe('refused');
  });
}
