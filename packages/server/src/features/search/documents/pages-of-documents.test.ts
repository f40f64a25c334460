import { removeFile } from '@shuyuan/contract/files/files.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article } from '../../../world/tests/study/test-courses.ts';
import { manualsOf, readDocuments } from '../../../world/tests/files/test-documents-read.ts';
import { knowledgeOf } from '../../../world/tests/search/test-knowledge.ts';
import { libraryOf } from '../../../world/tests/study/test-library.ts';
import { hits, plain, searchOf } from '../../../world/tests/search/test-search.ts';

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

test('[D-195] a document of the library is found by what stands on a page, and opened there', async () => {
  const words = '玛瑙联轴器每月润滑一次';
  const { id } = await library.publish({ title: '润滑手册', fileId: await bring(words) });
  expect(await readDocuments(world)).toBe(1);
  const { items } = await of.find('linzhiyuan', '玛瑙联轴器');
  expect(items).toMatchObject([{ kind: 'libraryItem', sourceId: id, page: 3, second: null }]);
  expect(plain(items[0]?.title ?? [])).toBe('润滑手册');
  expect(hits(items[0]?.passage ?? [])).toEqual(['玛瑙联轴器']);
  // By its title it is one thing, which begins at its beginning.
  expect((await of.find('linzhiyuan', '润滑手册')).items).toMatchObject([{ sourceId: id, page: null }]);
  expect((await of.suggested('linzhiyuan', '润滑手册')).map((item) => item.sourceId)).toEqual([id]);
  expect(await readDocuments(world)).toBe(0);
});

test('[D-195] [D-149] the assistant quotes a page with its number, to whom the search shows it', async () => {
  const words = '青玉减速机换油周期为四千小时';
  const audience = await library.onlyFor('linzhiyuan');
  const { id } = await library.publish({ title: '减速机维护', fileId: await bring(words), audience });
  await readDocuments(world);
  const asked = knowledgeOf(world);
  const question = '青玉减速机的换油周期是多少小时';
  const [source] = await asked.ask('linzhiyuan', question);
  expect(source).toMatchObject({ businessType: BusinessType.knowledge, businessId: id, title: '减速机维护', page: 3 });
  expect(source?.text).toContain(words);
  expect(JSON.stringify(await asked.ask('hejingxing', question))).not.toContain('四千小时');
});

test('[D-195] a new version is found by its own pages, and the older one by nothing', async () => {
  const { id, revision } = await library.publish({ title: '两版规程', fileId: await bring('翡翠衬套压入法') });
  await readDocuments(world);
  expect(await of.idsFor('linzhiyuan', '翡翠衬套')).toEqual([id]);
  const input = { id, revision, fileId: await bring('珊瑚衬套冷装法'), note: '改为冷装' };
  expect((await (await library.as('shenruoxi')).call(manage.addLibraryVersion, input)).status).toBe(200);
  // Before the index has come by, too.
  expect(await of.idsFor('linzhiyuan', '翡翠衬套')).toEqual([]);
  await readDocuments(world);
  expect(await of.idsFor('linzhiyuan', '翡翠衬套')).toEqual([]);
  expect(await of.idsFor('linzhiyuan', '珊瑚衬套')).toEqual([id]);
});

test('[D-173] [D-195] a document in a locked section is found by its title alone until it is open', async () => {
  const section = {
    type: SectionType.document,
    title: '点检表',
    isRequired: true,
    fileId: await bring('琥珀测温点在轴承座右侧'),
  };
  const { id, keys } = await library.courses.publish([article('先读这篇'), section], {
    settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  await readDocuments(world);
  expect(await of.idsFor('linzhiyuan', '琥珀测温点')).toEqual([]);
  await library.courses.finish('linzhiyuan', id, keys[0] ?? '');
  const { items } = await of.find('linzhiyuan', '琥珀测温点');
  expect(items).toMatchObject([{ kind: 'section', sourceId: id, sectionKey: keys[1], page: 3 }]);
  expect(await of.idsFor('hejingxing', '琥珀测温点')).toEqual([]);
});

test('[D-195] the text of an own file is found by its owner alone, and is forgotten with it', async () => {
  const fileId = await bring('碧玺夹爪的磨损记录', 'linzhiyuan');
  await world.rows(`update file set purpose = 'personal' where id = $1`, [fileId]);
  await readDocuments(world);
  expect((await of.find('linzhiyuan', '碧玺夹爪')).items).toMatchObject([{ kind: 'file', sourceId: fileId, page: 3 }]);
  expect(await of.idsFor('shenruoxi', '碧玺夹爪')).toEqual([]);
  expect(await countPages(fileId)).toBe(3);
  expect((await (await of.as('linzhiyuan')).call(removeFile, { id: fileId })).status).toBe(200);
  expect(await countPages(fileId)).toBe(0);
  expect(await world.rows('select 1 from search_document where file_id = $1', [fileId])).toEqual([]);
  expect(await of.idsFor('linzhiyuan', '碧玺夹爪')).toEqual([]);
});
