import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import * as wire from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../../people/index.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { rowsOf } from '../../../world/test-rows-of.ts';
import { courseItem, linkItem, stageOf, subjectFields, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  subjects = subjectsOf(world);
  courses = coursesOf(world);
  const { system } = world.installation;
  const { id } = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: id, organizationId: id, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家', password: 'shuyuan-2026' });
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const shanghai = 'Asia/Shanghai';

test('[D-183] a subject is made, published and changed in a draft beside it; who is midway keeps theirs or moves', async () => {
  const author = await subjects.as('shenruoxi');
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程'), linkItem('试装')])]);
  await subjects.join('linzhiyuan', id);
  await subjects.finish('linzhiyuan', id, '规程');
  const form = (await author.call(wire.readSubjectForm, { id })).body;
  expect(form).toMatchObject({ state: 'published', publishedNumber: 1, hasDraft: false, learnerCount: 1 });
  const [kept, replaced] = form.stages[0]?.items ?? [];
  const stages = [
    stageOf('一', [
      linkItem('规程（新）', { key: kept?.key ?? '' }),
      linkItem('量具', { prerequisiteKeys: [kept?.key ?? ''] }),
    ]),
  ];
  const deadline = { kind: 'afterJoining' as const, days: 14, timeZone: shanghai };
  const saved = (await subjects.save(form, stages, { deadline })).body;
  expect((await subjects.itemsOf('linzhiyuan', id)).map(({ title }) => title)).toEqual(['规程', '试装']);
  const kept1 = (await author.call(wire.publishSubject, { ...saved, midway: 'keep' })).body;
  expect(kept1).toMatchObject({ versionNumber: 2, movedCount: 0 });
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ versionNumber: 1, dueTime: null });
  const again = (await subjects.save(kept1, [stageOf('一', [...(stages[0]?.items ?? [])])], { deadline })).body;
  const moved = (await author.call(wire.publishSubject, { ...again, midway: 'move' })).body;
  expect(moved).toMatchObject({ versionNumber: 3, movedCount: 1 });
  const now = await subjects.read('linzhiyuan', id);
  expect(now.stages[0]?.items.map(({ title, isFinished }) => [title, isFinished])).toEqual([
    ['规程（新）', true],
    ['量具', false],
  ]);
  expect(now.dueTime).toBeGreaterThan(now.joinTime ?? 0);
  expect(now.stages[0]?.items.map(({ key }) => key)).not.toContain(replaced?.key);
});

test('a published version stays as it is, whoever writes to it', async () => {
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])]);
  for (const table of ['subject_item', 'subject_stage']) {
    const change = world.rows(
      `update ${table} set title = '改' where version_id in (select version_id from subject where id = $1)`,
      [id],
    );
    await expect(change).rejects.toThrow('a published version does not change');
  }
});

test('the list has one’s own, or all for who manages all; the report says of each what their page says', async () => {
  const author = await subjects.as('shenruoxi');
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程'), linkItem('试装')])], { title: '内训师之路' });
  await subjects.join('linzhiyuan', id);
  await subjects.join('tangyuwei', id);
  for (const title of ['规程', '试装']) await subjects.finish('linzhiyuan', id, title);
  const listed = async (account: string) =>
    (await (await subjects.as(account)).call(wire.listManagedSubjects, { search: '内训师之路' })).body.items;
  for (const account of ['shenruoxi', 'luchengze'])
    expect(await listed(account)).toEqual([expect.objectContaining({ id, learnerCount: 2, authorName: '沈若溪' })]);
  expect(await listed('guhuaiqian')).toEqual([]);
  const report = async (over: { search?: string; finishStatus?: 1 | 2 } = {}) =>
    (await author.call(wire.listSubjectLearners, { id, ...over })).body;
  const { recordCount, items } = await report();
  expect(recordCount).toBe(2);
  const page = await subjects.read('linzhiyuan', id);
  const { requiredCount, finishedCount, percentage, finishStatus, finishTime, joinTime } = page;
  expect(items.find(({ fullName }) => fullName === '林知远')).toMatchObject({
    requiredCount,
    finishedCount,
    percentage,
    finishStatus,
    finishTime,
    joinTime,
    versionNumber: 1,
    exemptCount: 0,
  });
  expect([percentage, finishStatus]).toEqual([100, FinishStatus.finished]);
  expect((await report({ finishStatus: FinishStatus.learning })).items.map((row) => row.fullName)).toEqual(['唐予微']);
  expect((await report({ search: '知远' })).recordCount).toBe(1);
});

test('[D-183] the report is filtered by name, state and organisation, and its files say so in the words of the reader', async () => {
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])], { title: '带教' });
  for (const account of ['linzhiyuan', 'amina']) await subjects.join(account, id);
  await subjects.finish('amina', id, '规程');
  const author = await subjects.as('shenruoxi');
  const organizationId = await courses.idOf('organization', 'name', '技术中心');
  const names = async (over: object) =>
    (await author.call(wire.listSubjectLearners, { id, ...over })).body.items.map(({ fullName }) => fullName);
  expect(await names({})).toEqual(['Amina Haddad', '林知远']);
  expect(await names({ organizationId })).toEqual(['林知远']);
  const filtered = { id, organizationId, finishStatus: FinishStatus.learning, search: '林' };
  const table = String((await author.call(wire.exportSubjectLearners, filtered)).body).split('\r\n');
  expect(table[0]).toContain('专题,带教');
  expect(table.slice(2, 5)).toEqual(['搜索,林', '状态,学习中', '组织,技术中心']);
  expect(table.slice(7, -1)).toEqual([expect.stringContaining('林知远,软件研发部,学习中,0,,0,')]);
  const english = { headers: { 'accept-language': 'en' } };
  const workbook = await author.call(wire.exportSubjectLearnersWorkbook, filtered, english);
  expect(workbook.headers['content-type']).toBe(wire.exportSubjectLearnersWorkbook.download?.type);
  const rows = await rowsOf(workbook.bytes);
  expect(rows.slice(2, 5)).toEqual([
    ['Search', '林'],
    ['State', 'Learning'],
    ['Organisation', '技术中心'],
  ]);
  expect(rows.slice(7)).toEqual([['林知远', '软件研发部', 'Learning', 0, null, 0, expect.any(Number), null, null]]);
  const whole = String((await author.call(wire.exportSubjectLearners, { id })).body).split('\r\n');
  expect(whole.slice(4, -1)).toHaveLength(2);
});

test('[D-183] withdrawing notifies whoever is midway, and neither the finished nor whoever withdraws', async () => {
  const author = await subjects.as('shenruoxi');
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])], { title: '下架' });
  for (const account of ['linzhiyuan', 'amina', 'shenruoxi']) await subjects.join(account, id);
  await subjects.finish('amina', id, '规程');
  await author.call(wire.withdrawSubject, { id });
  const notices = await world.rows(
    `select payload -> 'receivers' as receivers, payload -> 'values' as values from graphile_worker._private_jobs
      where payload ->> 'text' = 'subjectWithdrawn'`,
  );
  const learner = await courses.idOf('member', 'account', 'linzhiyuan');
  expect(notices).toEqual([{ receivers: [learner], values: { title: '下架' } }]);
});

test('a copy is a draft of one’s own with the same outline and nobody in it', async () => {
  const author = await subjects.as('shenruoxi');
  const stages = [stageOf('一', [linkItem('规程'), linkItem('选读', { isRequired: false })], 1)];
  const { id } = await subjects.publish(stages, { title: '可复制' });
  await subjects.join('linzhiyuan', id);
  const copied = (await author.call(wire.copySubject, { id })).body;
  const form = (await author.call(wire.readSubjectForm, { id: copied.id })).body;
  expect(form).toMatchObject({ state: 'draft', title: '可复制', learnerCount: 0, publishedNumber: null });
  expect(form.stages[0]).toMatchObject({ electiveCount: 1, items: [{ title: '规程' }, { title: '选读' }] });
});

test('contents are offered by kind to who makes subjects', async () => {
  const { id } = await courses.publish([article('一')], { title: '量具使用' });
  const input = { businessType: BusinessType.course, search: '量具使用' };
  const found = (await (await subjects.as('shenruoxi')).call(wire.findSubjectContents, input)).body;
  expect(found.items).toEqual([{ id, title: '量具使用' }]);
  expect((await (await subjects.as('linzhiyuan')).call(wire.findSubjectContents, input)).status).toBe(403);
});

test('refused: content nobody can open, a prerequisite that comes later, an old revision, nothing to do', async () => {
  const author = await subjects.as('shenruoxi');
  const made = await subjects.create();
  const draft = (await courses.create({ title: '草稿' })).body;
  const before = await subjects.snapshot();
  const code = async (...items: ReturnType<typeof linkItem>[]) =>
    (await subjects.save(made, [stageOf('一', items)])).body.errorCode;
  expect(await code(courseItem(draft.id, '草稿'))).toBe(numberOf('course.wrong-section'));
  expect(await code(linkItem('一', { businessType: BusinessType.course }))).toBe(numberOf('course.wrong-section'));
  expect(await code(linkItem('一', { prerequisiteKeys: ['二'] }), linkItem('二'))).toBe(
    numberOf('course.wrong-section'),
  );
  expect(await code(linkItem('一', { prerequisiteKeys: ['一'] }))).toBe(numberOf('course.wrong-section'));
  const minimumMarks = [{ key: '一', percent: 80 }];
  expect(await code(linkItem('一'), linkItem('二', { prerequisiteKeys: ['一'], minimumMarks }))).toBe(
    numberOf('course.wrong-section'),
  );
  expect(await code(linkItem('一'), linkItem('二', { minimumMarks }))).toBe(numberOf('course.wrong-section'));
  expect(await code(linkItem('一', { minimumMarks: [{ key: '一', percent: 101 }] }))).toBe(numberOf('request.invalid'));
  expect(await code(linkItem('一'), linkItem('一'))).toBe(numberOf('course.wrong-section'));
  expect(await code(linkItem('一', { url: 'javascript:alert(1)' }))).toBe(numberOf('request.invalid'));
  const fixed = (day: string, timeZone: string) => ({ kind: 'fixed' as const, day, timeZone });
  for (const deadline of [fixed('2026-02-30', shanghai), fixed('2026-02-28', 'Mars/Base')])
    expect(await code(linkItem('一', { deadline }))).toBe(numberOf('request.invalid'));
  const many = Array.from({ length: 101 }, (_, at) => linkItem(`节${at}`));
  const more = many.map((item) => ({ ...item, key: `${item.key}+` }));
  const long = await subjects.save(made, [stageOf('一', many), stageOf('二', more)]);
  expect(long.body.errorCode).toBe(numberOf('course.too-long'));
  expect((await subjects.save({ ...made, revision: 9 }, [])).body.errorCode).toBe(numberOf('request.stale'));
  const strangers = { ...everyone, isEveryone: false, memberIds: ['nobody'] };
  const unknown = await subjects.save(made, [], { audience: strangers });
  expect(unknown.body.errorCode).toBe(numberOf('course.unknown-person'));
  const nobody = { ...everyone, isEveryone: false };
  const empty = await subjects.save(made, [], { audience: nobody });
  expect(empty.body.errorCode).toBe(numberOf('course.for-nobody'));
  const created = await author.call(wire.createSubject, { ...subjectFields, audience: nobody });
  expect(created.body.errorCode).toBe(numberOf('course.for-nobody'));
  expect((await author.call(wire.publishSubject, made)).body.errorCode).toBe(numberOf('course.not-ready'));
  expect((await author.call(wire.withdrawSubject, made)).body.errorCode).toBe(numberOf('course.wrong-state'));
  expect(await subjects.snapshot()).toBe(before);
});

test('refused to others: learners make none, a colleague changes none, a neighbour does not know them', async () => {
  const { id, revision } = await subjects.publish([stageOf('一', [linkItem('规程')])]);
  const draft = await subjects.create();
  const before = await subjects.snapshot();
  const attempts = async (account: string) => {
    const caller = await subjects.as(account);
    const saved = { ...subjectFields, id, revision, deadline: null, stages: [] };
    return [
      (await caller.call(wire.readSubjectForm, { id })).status,
      (await caller.call(wire.saveSubject, saved)).status,
      (await caller.call(wire.publishSubject, { id, revision })).status,
      (await caller.call(wire.withdrawSubject, { id })).status,
      (await caller.call(wire.archiveSubject, { id })).status,
      (await caller.call(wire.copySubject, { id })).status,
      (await caller.call(wire.listSubjectLearners, { id })).status,
      (await caller.call(wire.exportSubjectLearners, { id })).status,
      (await caller.call(wire.exportSubjectLearnersWorkbook, { id })).status,
    ];
  };
  for (const account of ['linzhiyuan', 'guhuaiqian']) expect(new Set(await attempts(account))).toEqual(new Set([403]));
  expect(new Set(await attempts('neighbour'))).toEqual(new Set([404]));
  expect((await (await subjects.as('linzhiyuan')).call(wire.createSubject, subjectFields)).status).toBe(403);
  const colleague = await subjects.as('guhuaiqian');
  expect((await colleague.call(wire.readSubjectForm, { id: draft.id })).status).toBe(404);
  expect(await subjects.snapshot()).toBe(before);
});

test('a withdrawn subject opens for nobody, an archived one is over', async () => {
  const author = await subjects.as('shenruoxi');
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])]);
  await subjects.join('linzhiyuan', id);
  const key = await subjects.keyOf('linzhiyuan', id, '规程');
  await author.call(wire.withdrawSubject, { id });
  expect((await subjects.read('linzhiyuan', id)).errorCode).toBe(numberOf('course.withdrawn'));
  expect((await subjects.join('tangyuwei', id)).body.errorCode).toBe(numberOf('course.withdrawn'));
  expect(key).not.toContain('no item');
  const { revision } = (await author.call(wire.archiveSubject, { id })).body;
  expect((await subjects.save({ id, revision }, [])).body.errorCode).toBe(numberOf('course.wrong-state'));
});
