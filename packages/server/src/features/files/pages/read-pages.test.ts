import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { manualsOf, readDocuments } from '../../../world/tests/files/test-documents-read.ts';
import { libraryOf } from '../../../world/tests/study/test-library.ts';
import { searchOf } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
let library: ReturnType<typeof libraryOf>;
let bring: ReturnType<typeof manualsOf>;
beforeAll(async () => {
  world = await openWorld();
  [of, library, bring] = [searchOf(world), libraryOf(world), manualsOf(world)];
  // The bytes of the seeded documents are not in the folder of a test.
  await world.rows('update file_text set read_at = now()');
});
afterAll(() => world.close());

const countPages = async (fileId: string) =>
  Number((await world.rows('select count(*) from file_page where file_id = $1', [fileId]))[0]?.['count']);

test('[D-195] what is shown nowhere is not read', async () => {
  const fileId = await bring('萤石样本的配方');
  expect(await readDocuments(world)).toBe(0);
  expect(await countPages(fileId)).toBe(0);
});

test('[D-195] [D-168] a document is read once it is clean and converted, and one that is withheld is not found', async () => {
  const fileId = await bring('石榴石研磨膏的粒度');
  await world.rows(`update file set cleaning = 'waiting', ending = 'docx' where id = $1`, [fileId]);
  const { id } = await library.publish({ title: '研磨膏', fileId });
  expect(await readDocuments(world)).toBe(0);
  await world.rows(`update file set cleaning = 'done', conversion = 'ready' where id = $1`, [fileId]);
  expect(await readDocuments(world)).toBe(0);
  await world.rows(
    `insert into file_variant (file_id, tenant_id, name, content_type, size, storage_key)
     select id, tenant_id, 'pdf', 'application/pdf', size, storage_key from file where id = $1`,
    [fileId],
  );
  expect(await readDocuments(world)).toBe(1);
  expect(await of.idsFor('linzhiyuan', '石榴石研磨膏')).toEqual([id]);
  await world.rows(`update file set cleaning = 'failed' where id = $1`, [fileId]);
  expect(await of.idsFor('linzhiyuan', '石榴石研磨膏')).toEqual([]);
});

test('[D-195] what cannot be read has no text and is not tried again; bytes that are away are', async () => {
  const author = await personAt(world.installation.system, 'shenruoxi', 0);
  const broken = await bringFile(author, { name: '坏.pdf', ending: 'pdf', bytes: Buffer.from('%PDF-1.7 nothing') });
  const away = await bring('不在了');
  await world.rows(`update file set storage_key = 'gone' where id = $1`, [away]);
  for (const fileId of [broken, away]) await library.publish({ title: '读不出', fileId });
  expect(await readDocuments(world)).toBe(2);
  const read = async (fileId: string) =>
    (await world.rows('select read_at from file_text where file_id = $1', [fileId]))[0]?.['read_at'];
  expect(await read(broken)).not.toBeNull();
  expect(await read(away)).toBeNull();
  expect(await readDocuments(world)).toBe(0);
  world.clock.advance(31 * minuteMs);
  expect(await readDocuments(world)).toBe(1);
});
