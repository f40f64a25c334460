import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveOutline } from '../manage/save-outline.ts';
import { bringFile } from '../../../world/bring-file.ts';
import { pdfOf } from '../../../world/draw-documents.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { article, coursesOf, everyone, openSection, type Section } from '../../../world/tests/study/test-courses.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { costs, pricingOf } from '../../../world/tests/money/test-pricing.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const bring = async (name: string, by = 'shenruoxi') =>
  bringFile(await personAt(world.installation.system, by, 0), {
    name: `${name}.pdf`,
    ending: 'pdf',
    bytes: pdfOf([{ title: name, lines: ['一行'] }]),
  });
const task = (taskFileIds: readonly string[], over: Partial<Section> = {}): Section =>
  article('作业', { type: SectionType.homework, text: '<p>按表量一次</p>', taskFileIds, ...over });
const statusFor = async (account: string, path: string) =>
  (await readFile(world, await courses.as(account), path)).status;

type Fields = Parameters<typeof courses.publish>[1];
/** A course with a form to fill in, and where the form is read. The task is its last section. */
async function publish(before: readonly Section[] = [], fields: Fields = {}) {
  const fileId = await bring('点检表');
  const { id, keys } = await courses.publish([...before, task([fileId])], fields);
  const sectionKey = keys.at(-1) ?? '';
  const { body } = await (
    await courses.as('shenruoxi')
  ).call(openSection, { courseId: id, sectionKey, isPreview: true });
  return { id, fileId, sectionKey, path: body.taskFiles[0]?.path ?? '' };
}

test('[ENUM-02] a learner finds the files of a task in their order, and reads them', async () => {
  const [form, example] = [await bring('点检表'), await bring('范例')];
  const { id, keys } = await courses.publish([task([form, example])]);
  const lin = await courses.as('linzhiyuan');
  const { body } = await lin.call(openSection, { courseId: id, sectionKey: keys[0] ?? '' });
  expect(body.taskFiles.map(({ name }) => name)).toEqual(['点检表.pdf', '范例.pdf']);
  for (const { path } of body.taskFiles) expect(await statusFor('linzhiyuan', path)).toBe(200);
  const stored = (await (await courses.as('shenruoxi')).call(manage.readCourseForm, { id })).body;
  expect(stored.chapters[0]?.sections[0]?.taskFiles).toEqual(body.taskFiles);
});

test('[D-173] [D-122] of a task that is locked, unpaid, for others or withdrawn the files are not read', async () => {
  const amina = await courses.idOf('member', 'account', 'amina');
  const inOrder = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const withdrawn = await publish();
  await (await courses.as('shenruoxi')).call(manage.withdrawCourse, { id: withdrawn.id });
  const closed = {
    locked: await publish([article('先读')], { settings: inOrder }),
    unpaid: await publish([], { price: costs(300) }),
    forOthers: await publish([], { audience: { ...everyone, isEveryone: false, memberIds: [amina] } }),
    withdrawn,
  };
  for (const [why, { id, sectionKey, path }] of Object.entries(closed)) {
    expect(await statusFor('shenruoxi', path), why).toBe(200);
    for (const ending of ['', '?download=1']) expect(await statusFor('linzhiyuan', `${path}${ending}`), why).toBe(404);
    const opened = await (await courses.as('linzhiyuan')).call(openSection, { courseId: id, sectionKey });
    expect(opened.status, why).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(opened.body), why).not.toContain(path);
  }
  expect((await readFile(world, null, closed.locked.path)).status).toBeGreaterThanOrEqual(400);
});

test('[D-173] files of a draft are its managers’ alone, and what a version shows stays with it', async () => {
  const { id, path } = await publish();
  const author = await courses.as('shenruoxi');
  const { revision } = (await author.call(manage.readCourseForm, { id })).body;
  const fileId = await bring('新表');
  const { body } = await courses.saveOutline({ id, revision }, [{ title: '章', sections: [task([fileId])] }]);
  const draftPath = body.chapters[0]?.sections[0]?.taskFiles[0]?.path ?? '';
  expect([await statusFor('linzhiyuan', draftPath), await statusFor('shenruoxi', draftPath)]).toEqual([404, 200]);
  expect(await statusFor('linzhiyuan', path)).toBe(200);
});

test('[ENUM-02] files of others, files that are no documents, and files beside other sections: refused, nothing changes', async () => {
  const { id } = await publish();
  const author = await courses.as('shenruoxi');
  const { revision } = (await author.call(manage.readCourseForm, { id })).body;
  const [own, hers, sound] = [await bring('表'), await bring('她的', 'amina'), await courses.bringSound(2)];
  const elsewhere = (await publish()).fileId;
  const before = await courses.snapshot();
  const save = async (section: Section) =>
    (await courses.saveOutline({ id, revision }, [{ title: '章', sections: [section] }])).body;
  const refused = [
    await save(task([hers])),
    await save(task([elsewhere])),
    await save(task(['nothing'])),
    await save(task([sound])),
    await save(article('图文', { taskFileIds: [own] })),
  ];
  const codes = ['unknown-file', 'unknown-file', 'unknown-file', 'wrong-section', 'wrong-section'] as const;
  expect(refused).toMatchObject(codes.map((code) => ({ errorCode: errorTable[`course.${code}`].number })));
  const many = await courses.saveOutline({ id, revision }, [
    { title: '章', sections: [task(Array.from({ length: 11 }, () => own))] },
  ]);
  expect(many.status).toBe(422);
  expect(await courses.snapshot()).toBe(before);
});

test('[ENUM-02] a copy of a course has files of its own', async () => {
  const { id, fileId } = await publish();
  const author = await courses.as('shenruoxi');
  const copy = (await author.call(manage.copyCourse, { id })).body;
  const { chapters } = (await author.call(manage.readCourseForm, { id: copy.id })).body;
  const [file] = chapters[0]?.sections[0]?.taskFiles ?? [];
  expect(file).toMatchObject({ name: '点检表.pdf' });
  expect(file?.id).not.toBe(fileId);
  expect([await statusFor('shenruoxi', file?.path ?? ''), await statusFor('linzhiyuan', file?.path ?? '')]).toEqual([
    200, 404,
  ]);
});

test('[D-123] the files of a task stay for whoever has paid for its course', async () => {
  const { id, sectionKey, fileId } = await publish([], { price: costs(300) });
  const pricing = pricingOf(world);
  await pricing.buy(await pricing.rich(), { businessType: 'course', businessId: id }, 300);
  const publishWith = async (taskFileIds: string[]) => {
    const { revision } = (await (await courses.as('shenruoxi')).call(manage.readCourseForm, { id })).body;
    const sections = [task(taskFileIds, { key: sectionKey })];
    return courses.publishSaved((await courses.saveOutline({ id, revision }, [{ title: '章', sections }])).body);
  };
  expect((await publishWith([])).body).toMatchObject({ errorCode: errorTable['course.sold-content'].number });
  expect((await publishWith([fileId, await bring('补充')])).status).toBe(200);
});

test('[ENUM-02] the files of all tasks are looked up at once, not one after the other', async () => {
  const author = await personAt(world.installation.system, 'shenruoxi', 0);
  const readsOf = async (tasks: readonly Section[]): Promise<number> => {
    let count = 0;
    const read = new Proxy(author.read, {
      get: (reads, name) => {
        count += 1;
        const value: unknown = Reflect.get(reads, name);
        return typeof value === 'function' ? value.bind(reads) : value;
      },
    });
    const { id, revision } = (await courses.create()).body;
    await saveOutline({ ...author, read }, { id, revision, chapters: [{ title: '章', sections: [...tasks] }] });
    return count;
  };
  const single = await readsOf([task([await bring('一')])]);
  const many = await Promise.all(['二', '三', '四', '五'].map((name) => bring(name)));
  expect(await readsOf([task(many)])).toBe(single);
});
