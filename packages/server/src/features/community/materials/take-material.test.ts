import { readCircle, createCircle } from '@shuyuan/contract/community/circle.wire';
import { removeMaterial, takeMaterial } from '@shuyuan/contract/community/material.wire';
import { readQuestion } from '@shuyuan/contract/community/question.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { materialsOf } from '../../../world/tests/community/test-materials.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';
import { saveSetting } from '../../system/index.ts';

let world: TestWorld;
let library: Awaited<ReturnType<typeof materialsOf>>;
let of: ReturnType<typeof questionsOf>;
let lin: Caller;
let lu: Caller;
beforeAll(async () => {
  world = await openWorld();
  of = questionsOf(world);
  [lin, lu] = [await of.as('linzhiyuan'), await of.as('luchengze')];
  library = await materialsOf(world, lu);
});
afterAll(() => world.close());

test('[COMM-55] D-144: a cover taken from the library stays when the library loses its picture', async () => {
  const { id, path, fileId } = await library.add();
  const bytes = (await readFile(world, lin, path)).bytes;
  const taken = (await lin.call(takeMaterial, { id })).body;
  expect(taken.path).not.toBe(path);
  const team = await of.team('linzhiyuan');
  const article = await of.published('linzhiyuan', of.article(team, { coverFileId: taken.id }));
  const kept = (await lu.call(takeMaterial, { id })).body;
  const circle = (await lu.call(createCircle, { name: '取来的封面', desc: '', coverFileId: kept.id })).body;

  expect((await lu.call(removeMaterial, { id })).status).toBe(200);
  expect(await world.rows('select id from file where id = $1', [fileId])).toEqual([]);
  expect((await readFile(world, lin, path)).status).toBe(404);
  const reader = await of.as('hejingxing');
  expect((await reader.call(readQuestion, { id: article })).body.coverPath).toBe(taken.path);
  const shown = await readFile(world, reader, taken.path);
  expect([shown.status, shown.bytes.equals(bytes)]).toEqual([200, true]);
  expect((await reader.call(readCircle, { id: circle.id })).body.coverPath).toBe(kept.path);
  expect((await readFile(world, reader, kept.path)).status).toBe(200);
});

test('[COMM-55] what was taken is the taker’s alone until it shows something, and counts as theirs', async () => {
  const { id } = await library.add();
  const used = async () =>
    (
      await world.rows('select files from file_use where member_id = (select id from member where account = $1)', [
        'linzhiyuan',
      ])
    )[0]?.['files'];
  const before = Number((await used()) ?? 0);
  const taken = (await lin.call(takeMaterial, { id })).body;
  expect(Number(await used())).toBe(before + 1);
  expect((await readFile(world, lin, taken.path)).status).toBe(200);
  expect((await readFile(world, lu, taken.path)).status).toBe(404);
});

test('[D-168] a copy of a withheld picture is withheld as well, until it has been cleaned', async () => {
  const { id, fileId } = await library.add();
  await world.rows(`update file set cleaning = 'failed' where id = $1`, [fileId]);
  expect((await lin.call(takeMaterial, { id })).status).toBe(404);
  const taken = (await lu.call(takeMaterial, { id })).body;
  await lu.call(createCircle, { name: '未清除的封面', desc: '', coverFileId: taken.id });
  expect((await readFile(world, lin, taken.path)).status).toBe(404);
  expect((await readFile(world, lu, taken.path)).status).toBe(200);
});

test('[COMM-55] refused: nobody takes more than their room; nothing is kept', async () => {
  const { id } = await library.add();
  const [lins] = await world.rows(`select tenant_id from member where account = 'linzhiyuan'`);
  const tenantId = String(lins?.['tenant_id']);
  const place = { tenantId, organizationId: tenantId };
  await saveSetting(world.installation.system, { ...place, key: 'FILE_QUOTA_MEMBER_MB', value: '1' });
  await world.rows(
    `update file_use set bytes = 1024 * 1024 where member_id = (select id from member where account = 'linzhiyuan')`,
  );
  const before = await library.snapshot();
  const { body } = await lin.call(takeMaterial, { id });
  expect(body.errorCode).toBe(errorTable['upload.over-quota'].number);
  expect(await library.snapshot()).toBe(before);
});
