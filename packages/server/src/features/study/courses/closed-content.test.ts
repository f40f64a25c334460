import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import * as share from '@shuyuan/contract/sharing/share.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import * as wire from '@shuyuan/contract/study/courses/course.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { createNote, exportNotes, listNotes } from '@shuyuan/contract/study/notes/note.wire';
import * as runs from '@shuyuan/contract/study/runs/run.wire';
import { addCollect } from '@shuyuan/contract/system/collect.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

/** The bytes of the sections of a course, by the addresses a page would use. */
async function addressesOf(courseId: string): Promise<string[]> {
  const rows = await world.rows(
    `select f.path from course_section s join course_version v on v.id = s.version_id
     join file f on f.id = s.file_id where v.course_id = $1`,
    [courseId],
  );
  return rows.map(({ path }) => `/files/${String(path)}`);
}

test('[D-173] [D-176] [STUDY-07] the bytes of a locked section are at no address, before it opens', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id, keys } = await courses.publish([article('先读'), await courses.sound('后听', 5)], { settings });
  const lin = await courses.as('linzhiyuan');
  const [address = ''] = await addressesOf(id);
  for (const ending of ['', '?download=1']) expect((await readFile(world, lin, address + ending)).status).toBe(404);
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  expect((await readFile(world, lin, address)).status).toBe(200);
  expect((await readFile(world, null, address)).status).toBe(404);
});

test('[STUDY-02] [STUDY-07] [D-085] what somebody was midway in is closed by its withdrawal: page, share, collection, score, files', async () => {
  const { id, keys } = await courses.publish([await courses.sound('片', 5)], { title: '回火工艺' });
  const lin = await courses.as('linzhiyuan');
  const [sectionKey = ''] = keys;
  const thing = { id, type: ShareType.course };
  await courses.finish('linzhiyuan', id, sectionKey);
  const { shareId } = (await lin.call(share.createShare, { ...thing, target: 'link' })).body;
  const collected = { businessId: id, businessType: BusinessType.course };
  expect((await lin.call(addCollect, collected)).status).toBe(200);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id });
  const addresses = await addressesOf(id);
  for (const path of addresses) expect((await readFile(world, lin, path)).status).toBe(404);
  expect(addresses).toHaveLength(1);
  const answers = [
    await lin.call(share.openShare, thing),
    await lin.call(share.visitShare, { ...thing, shareId }),
    await lin.call(runs.hasFinished, { id }),
    await lin.call(runs.listRuns, { courseId: id }),
    await lin.call(runs.retrain, { courseId: id }),
    await lin.call(runs.scoreCourse, { courseId: id, score: 5 }),
    await lin.call(addCollect, collected),
  ];
  expect(answers.map(({ status }) => status).every((status) => status >= 400)).toBe(true);
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('回火工艺');
  expect((await lin.call(wire.listCourses, { search: '回火' })).body.items).toEqual([]);
  expect((await lin.call(wire.findCoursesByIds, { ids: id })).body.items).toEqual([]);
});

test('[STUDY-07] a note names its section as published, never as its draft calls it', async () => {
  const { id, revision, keys } = await courses.publish([article('公开的名字')]);
  const lin = await courses.as('linzhiyuan');
  const [key = ''] = keys;
  await lin.call(createNote, { courseId: id, sectionKey: key, point: 0, text: '记下' });
  const sections = [{ ...article('还没发布的名字'), key }];
  await courses.saveOutline({ id, revision }, [{ title: '章', sections }]);
  const [note] = (await lin.call(listNotes, { courseId: id })).body.items;
  expect(note?.sectionTitle).toBe('公开的名字');
  expect((await lin.call(exportNotes, { courseId: id })).body).not.toContain('还没发布');
});

test('[STUDY-02] [STUDY-07] a draft and a course for others are named by no answer to others', async () => {
  const amina = await courses.idOf('member', 'account', 'amina');
  const audience = { ...everyone, isEveryone: false, memberIds: [amina] };
  const foreign = await courses.publish([await courses.sound('片', 5)], { title: '渗碳外传', audience });
  const draft = (await courses.create({ title: '渗碳草稿' })).body;
  const lin = await courses.as('linzhiyuan');
  for (const id of [foreign.id, draft.id]) {
    const thing = { id, type: ShareType.course };
    const answers = [
      await lin.call(share.openShare, thing),
      await lin.call(share.createShare, { ...thing, target: 'link' }),
      await lin.call(share.visitShare, thing),
      await lin.call(runs.hasFinished, { id }),
      await lin.call(runs.listRuns, { courseId: id }),
      await lin.call(runs.listLearners, { id }),
      await lin.call(runs.exportLearners, { id }),
      await lin.call(runs.scoreCourse, { courseId: id, score: 5 }),
      await lin.call(wire.findCourseBasicInfo, { id }),
    ];
    expect(answers.map(({ status }) => status).every((status) => status >= 400)).toBe(true);
    const said = JSON.stringify([
      ...answers.map(({ body }) => body),
      (await lin.call(exportNotes, { courseId: id })).body,
    ]);
    expect(said).not.toContain('渗碳');
  }
  for (const path of await addressesOf(foreign.id)) expect((await readFile(world, lin, path)).status).toBe(404);
});
