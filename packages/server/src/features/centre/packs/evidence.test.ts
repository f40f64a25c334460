import { markPackDone } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { pushPack } from '@shuyuan/contract/centre/packs/push.wire';
import { readPreview } from '@shuyuan/contract/files/files.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import { pdfOf } from '../../../world/draw-documents.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { packsOf } from '../../../world/tests/training/test-packs.ts';
import { addWords } from '../../system/index.ts';

let world: TestWorld;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  world = await openWorld();
  packs = packsOf(world);
});
afterAll(() => world.close());

const bring = async (account: string): Promise<string> =>
  bringFile(await personAt(world.installation.system, account, 0), {
    name: '考核表.pdf',
    ending: 'pdf',
    bytes: pdfOf([{ title: '考核表', lines: ['合格'] }]),
  });

test('[D-181] evidence is read by whom it is about and by whoever directs them now, and nobody brings another’s file', async () => {
  const course = await packs.course();
  const id = await packs.push(['tangyuwei', 'linzhiyuan'], { items: [course.asked] });
  const [memberId, linId] = [await packs.idOf('tangyuwei'), await packs.idOf('linzhiyuan')];
  const fileId = await bring('zhoumuyun');
  const director = await packs.as('zhoumuyun');
  const foreign = await director.call(markPackDone, {
    id,
    memberId: linId,
    reason: '现场考核',
    fileIds: [await bring('hejingxing')],
  });
  expect(foreign.status).toBe(404);
  expect((await packs.rowOf(id, 'linzhiyuan'))?.['mark_id']).toBeNull();
  expect((await director.call(markPackDone, { id, memberId, reason: '现场考核', fileIds: [fileId] })).status).toBe(200);
  const reads = async (account: string) => (await (await packs.as(account)).call(readPreview, { fileId })).status;
  expect([await reads('tangyuwei'), await reads('linzhiyuan'), await reads('songqinghe')]).toEqual([200, 404, 404]);
  await packs.moveTo('tangyuwei', '苏州工厂');
  expect([await reads('tangyuwei'), await reads('songqinghe')]).toEqual([200, 200]);
  await packs.moveTo('tangyuwei', '质量管理部');
});

test('[D-181] banned words are refused in a pack and in a reason, and nothing is written', async () => {
  const [place] = await world.rows('select tenant_id from organization limit 1');
  await addWords(world.installation.system, { tenantId: String(place?.['tenant_id']), words: ['禁词'] });
  const course = await packs.course();
  const id = await packs.push(['linzhiyuan'], { items: [course.asked] });
  const memberId = await packs.idOf('linzhiyuan');
  const before = await packs.snapshot();
  const director = await packs.as('zhoumuyun');
  const fields = packs.fields({ items: [course.asked], memberIds: [memberId], message: '有禁词' });
  const { number } = errorTable['sensitive.found'];
  expect((await director.call(pushPack, fields)).body.errorCode).toBe(number);
  expect((await director.call(markPackDone, { id, memberId, reason: '有禁词' })).body.errorCode).toBe(number);
  expect(await packs.snapshot()).toBe(before);
});
