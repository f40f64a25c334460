import { addSlides, keyLogin, openRoom } from '@shuyuan/contract/live/room.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/passwords.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { keepBytes, readFile } from '../../../world/test-files.ts';
import { comeIn, insertLive, listen } from '../../../world/test-rooms.ts';
import { coverPurpose } from '../manage/save-cover.ts';

const bytes = Buffer.from('%PDF-1.7 slides');
const dayMs = 24 * 60 * 60_000;
const account = 'shenruoxi';
let world: TestWorld;
let url: string;
let id: string;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  // Addresses change at certain hours; none of them may fall into this test.
  world.clock.advance(dayMs - (world.clock.now() % dayMs));
  url = await listen(world);
  id = await insertLive(world, { creator: account, shareScope: 3, passcodeHash: await hashPassword('open1') });
});
afterAll(() => world.close());

const enter = async () => (await world.visitor.call(keyLogin, { id, passcode: 'open1', displayName: '访客' })).body;
const statusOf = async (address: string) => (await readFile(world, null, address)).status;

/** The slides a host shows, as a guest in the room hears of them. */
async function showSlides(fileId: string, page: number): Promise<string> {
  const host = await world.signIn(account);
  const leading = await comeIn(url, {
    liveId: id,
    ticket: (await host.call(openRoom, { id, identity: 2 })).body.ticket,
  });
  const guest = await comeIn(url, { liveId: id, ticket: (await enter()).ticket });
  expect(await leading.refusal({ t: 'slides.show', fileId, page, pages: 9 })).toBeNull();
  const { slides } = await guest.hear('slides');
  await guest.leave();
  const late = await comeIn(url, { liveId: id, ticket: (await enter()).ticket });
  expect(late.state.slides).toEqual(slides);
  await late.leave();
  await leading.leave();
  return slides?.path ?? '';
}

test('a guest reads the slides of the room by the address they are handed, and nothing else with it', async () => {
  const [shown, other] = [
    await keepBytes(world, { name: '课件.pdf', bytes, purpose: 'draft', account }),
    await keepBytes(world, { name: '另一份.pdf', bytes, purpose: 'draft', account }),
  ];
  await (await world.signIn(account)).call(addSlides, { id, fileId: shown.fileId });
  const path = await showSlides(shown.fileId, 1);
  expect((await readFile(world, null, path)).bytes).toEqual(bytes);
  const pass = path.slice(path.indexOf('?'));
  expect(await statusOf(shown.path)).toBe(404);
  expect(await statusOf(`${shown.path}/pdf${pass}`)).toBe(404);
  expect(await statusOf(`${other.path}${pass}`)).toBe(404);
  expect(await statusOf(path.replace('.', '.A'))).toBe(404);
  // Turning a page must not send everybody for the whole document again.
  expect(await showSlides(shown.fileId, 2)).toBe(path);
  world.clock.advance(9 * 60 * 60_000);
  expect(await statusOf(path)).toBe(404);
});

test('a guest sees the cover at the door', async () => {
  const cover = await keepBytes(world, { name: '封面.png', bytes, purpose: coverPurpose, account });
  await world.rows('update live set cover_file_id = $2 where id = $1', [id, cover.fileId]);
  const { live } = await enter();
  expect(live.coverPath).toMatch(new RegExp(`^${cover.path}/large\\?pass=`));
  expect((await readFile(world, null, live.coverPath ?? '')).bytes).toEqual(bytes);
  expect(await statusOf(cover.path)).toBe(404);
});
