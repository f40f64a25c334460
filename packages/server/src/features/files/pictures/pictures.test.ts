import { cropUploadCloud, cropUploadPlain, saveFace } from '@shuyuan/contract/files/pictures.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { drawing, hugePicture, photograph } from '../../../world/tests/files/test-pictures.ts';
import { createMember, createOrganization } from '../../people/index.ts';
import { pictureJobs } from './draw-copies.ts';
import { readPictureHeader } from './draw-picture.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: [] };
  await createMember(system, { ...place, account: 'stranger', fullName: '林外人', password: 'shuyuan-2026' });
});
afterAll(() => world.close());

const asUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`;
const files = () => world.rows('select * from file order by id');
const crop = async (person: Caller): Promise<string> =>
  (await person.call(cropUploadCloud, { image: asUrl(await drawing({ width: 300, height: 300 })) })).body.path;

test('[IMAGE-09] a cropped picture is kept by either address and answered with code, path and imgId', async () => {
  const image = asUrl(await drawing({ width: 300, height: 300 }));
  for (const endpoint of [cropUploadCloud, cropUploadPlain]) {
    const { status, body } = await lin.call(endpoint, { image });
    expect([status, body.code]).toEqual([200, 200]);
    expect(body.path).toMatch(/^\/files\/[\w-]{22}$/);
    expect(await world.rows('select purpose, kind from file where id = $1', [body.imgId])).toEqual([
      { purpose: 'draft', kind: 'picture' },
    ]);
  }
});

test('[IMAGE-09] it comes as a form as well, with its pluses as a browser writes them', async () => {
  const image = asUrl(await drawing({ width: 64, height: 64 }));
  const answer = await world.http.inject({
    method: 'POST',
    url: '/api/v1/system/file/cloud/cropper-upload',
    headers: { authorization: `Bearer__${lin.token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ image }).toString(),
  });
  expect(answer.statusCode).toBe(200);
});

test('[IMAGE-08] [D-170] what is kept is a png that stands upright and tells nothing of the camera', async () => {
  const { body } = await lin.call(cropUploadCloud, {
    image: asUrl(await photograph({ width: 400, height: 200 }), 'image/jpeg'),
  });
  const { bytes, headers } = await readFile(world, lin, body.path);
  expect(headers['content-type']).toBe('image/png');
  expect(await readPictureHeader(bytes)).toEqual({ format: 'png', width: 200, height: 400 });
  expect(bytes.includes('Qinghe Camera')).toBe(false);
  expect(bytes.includes('Exif')).toBe(false);
});

test('what is no picture, too large or a trap is refused, and nothing is kept', async () => {
  const before = await files();
  const refused: [string, number][] = [
    ['not base64 at all!', 28131],
    [' ', 28131],
    ['data:image/png;base64,AA==', 28131],
    [asUrl(Buffer.from('just words')), 28131],
    [asUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')), 28131],
    [asUrl(Buffer.alloc(3_145_729)), 28132],
    [asUrl(hugePicture(100_000)), 28134],
    [asUrl((await drawing({ width: 40, height: 40 })).subarray(0, 60)), 28131],
  ];
  for (const [image, errorCode] of refused) {
    expect(await lin.call(cropUploadCloud, { image })).toMatchObject({ status: 422, body: { errorCode } });
  }
  const sharp = await import('sharp');
  const gif = await sharp
    .default({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  expect((await lin.call(cropUploadCloud, { image: asUrl(gif) })).body.errorCode).toBe(28133);
  expect((await world.visitor.call(cropUploadCloud, { image: asUrl(gif) })).status).toBe(401);
  expect(await files()).toEqual(before);
});

test('[D-171] a preset or an own picture becomes the face; the one before is removed', async () => {
  const shu = await world.signIn('jiangshuyi');
  const mine = await crop(shu);
  expect((await shu.call(saveFace, { path: mine })).body).toEqual({ portrait: mine });
  expect((await shu.call(readGlobalData, { uri: '/' })).body.currentUser.portrait).toBe(mine);
  // Colleagues see it beside the name.
  expect((await readFile(world, lin, mine)).status).toBe(200);

  const next = await crop(shu);
  await shu.call(saveFace, { path: next });
  expect((await readFile(world, shu, mine)).status).toBe(404);
  expect((await shu.call(saveFace, { path: next })).status).toBe(200);

  await shu.call(saveFace, { path: 'avatars/user/3.svg' });
  expect((await readFile(world, shu, next)).status).toBe(404);
  expect(await world.rows(`select 1 from file where purpose = 'avatar'`)).toEqual([]);
});

test('nobody takes a picture of others, or an address of their own making, as a face', async () => {
  const lu = await world.signIn('luchengze');
  const stranger = await world.signIn('stranger');
  const others = await crop(lin);
  const foreign = await crop(stranger);
  const before = await world.rows('select id, portrait from member order by id');
  const paths = [
    others,
    foreign,
    '/files/unknownunknownunknown11',
    'https://evil.example/x.png',
    'avatars/group/1.svg',
    '../x',
  ];
  for (const path of paths) {
    expect(await lu.call(saveFace, { path })).toMatchObject({ status: 422, body: { errorCode: 28135 } });
  }
  expect((await world.visitor.call(saveFace, { path: 'avatars/user/1.svg' })).status).toBe(401);
  expect(await world.rows('select id, portrait from member order by id')).toEqual(before);
});

test('smaller copies are drawn, in the format a browser reads, and drawn again without leaving anything behind', async () => {
  const path = await crop(lin);
  const [file] = await world.rows('select id, tenant_id, storage_key from file where path = $1', [
    path.slice('/files/'.length),
  ]);
  const waiting = await readFile(world, lin, `${path}/avatar-64`);
  expect([waiting.headers['content-type'], waiting.headers['cache-control']]).toEqual([
    'image/png',
    'private, max-age=30',
  ]);

  const payload = { fileId: String(file?.['id']), tenantId: String(file?.['tenant_id']) };
  for (const { handle } of [...pictureJobs, ...pictureJobs]) {
    world.clock.advance(1);
    await handle(world.installation.system, payload);
  }
  const small = await readFile(world, lin, `${path}/avatar-64`);
  expect(small.headers['content-type']).toBe('image/webp');
  expect(await readPictureHeader(small.bytes)).toMatchObject({ width: 64, height: 64 });
  const cover = await readFile(world, lin, `${path}/cover`, { accept: 'image/avif,image/webp,*/*' });
  expect(cover.headers['content-type']).toBe('image/avif');

  const { storage } = world.installation.system;
  const stored: string[] = [];
  for await (const { key } of storage.list(String(file?.['storage_key']))) stored.push(key);
  const rows = await world.rows('select storage_key from file_variant where file_id = $1', [payload.fileId]);
  expect(stored.toSorted()).toEqual([file?.['storage_key'], ...rows.map((row) => row['storage_key'])].toSorted());
});
