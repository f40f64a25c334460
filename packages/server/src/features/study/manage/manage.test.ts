import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../../people/index.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  const { system } = world.installation;
  const { id } = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: id, organizationId: id, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家', password: 'shuyuan-2026' });
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const settings = { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 };
/** Everything a form sends. */
const fields = {
  title: '课',
  introduction: '',
  coverFileId: null,
  lecturerId: null,
  topicIds: [],
  audience: everyone,
  settings,
};

test('[D-183] a course is made, outlined, published, changed in a draft beside it, and published again', async () => {
  const author = await courses.as('shenruoxi');
  const lecturerId = await courses.idOf('member', 'account', 'guhuaiqian');
  const made = (await courses.create({ title: '焊接基础', lecturerId })).body;
  const sections = [await courses.sound('导言', 12), article('读一读', { isRequired: false })];
  const outlined = (await courses.saveOutline(made, [{ title: '第一章', sections }])).body;
  expect(outlined.chapters[0]?.sections).toMatchObject([
    { type: SectionType.audio, title: '导言', unitCount: 12, fileName: '录音12.wav' },
    { type: SectionType.article, title: '读一读', unitCount: 1, text: '<p>正文</p>' },
  ]);
  const first = { id: made.id, revision: outlined.revision };
  const published = await author.call(wire.publishCourse, first);
  expect(published.body).toMatchObject({ versionNumber: 1, movedCount: 0 });
  const [old] = outlined.chapters;
  const kept = old?.sections.map(({ key, type, title, isRequired, fileId, text }) => ({
    key,
    type,
    title: `${title}（新）`,
    isRequired,
    fileId: fileId ?? undefined,
    text: text ?? undefined,
  }));
  const chapters = [{ title: '第一章', sections: [...(kept ?? []), article('再读一读')] }];
  const again = (await courses.saveOutline(published.body, chapters)).body;
  const keys = again.chapters[0]?.sections.map(({ key }) => key);
  expect(keys?.slice(0, 2)).toEqual(old?.sections.map(({ key }) => key));
  const form = (await author.call(wire.readCourseForm, { id: made.id })).body;
  expect(form).toMatchObject({
    state: 'published',
    publishedNumber: 1,
    hasDraft: true,
    lecturer: { fullName: '顾怀谦' },
    can: { edit: true, publish: true, withdraw: true, archive: false },
  });
  const second = await author.call(wire.publishCourse, { id: made.id, revision: again.revision });
  expect(second.body.versionNumber).toBe(2);
  // Whoever teaches it manages it too.
  expect((await (await courses.as('guhuaiqian')).call(wire.readCourseForm, { id: made.id })).status).toBe(200);
});

test('[D-183] a published version stays as it is, whoever writes to it', async () => {
  const { id } = await courses.publish([article('一')]);
  const change = world.rows(
    `update course_section set title = '改' where version_id in
    (select version_id from course where id = $1)`,
    [id],
  );
  await expect(change).rejects.toThrow('a published version does not change');
});

test('[D-183] another film under a section is another section; corrected words are the same', async () => {
  const { id, revision, keys } = await courses.publish([await courses.sound('片', 5), article('文')]);
  const [film, text] = keys;
  const sections = [
    { ...(await courses.sound('片', 6)), key: film },
    { ...article('文字'), text: '<p>改正</p>', key: text },
  ];
  const { chapters } = (await courses.saveOutline({ id, revision }, [{ title: '章', sections }])).body;
  const now = chapters[0]?.sections.map(({ key }) => key);
  expect(now?.[0]).not.toBe(film);
  expect(now?.[1]).toBe(text);
});

test('[D-183] refused: an outline that was changed meanwhile, a foreign file, a section that is not what it says', async () => {
  const made = (await courses.create()).body;
  const save = async (sections: Parameters<typeof article>[1][]) =>
    (await courses.saveOutline(made, [{ title: '章', sections: sections.map((over) => article('节', over)) }])).body;
  const before = await courses.snapshot();
  const foreign = await courses.bringSound(3, 'linzhiyuan');
  const own = await courses.bringSound(3);
  const after = await courses.snapshot();
  expect(after).not.toBe(before);
  const code = async (over: Parameters<typeof article>[1]) => (await save([over])).errorCode;
  const file = { text: undefined, type: SectionType.audio };
  expect(await code({ ...file, fileId: foreign })).toBe(numberOf('course.unknown-file'));
  expect(await code({ ...file, fileId: 'nowhere' })).toBe(numberOf('course.unknown-file'));
  expect(await code({ ...file, type: SectionType.video, fileId: own })).toBe(numberOf('course.wrong-section'));
  expect(await code({ text: undefined })).toBe(numberOf('course.wrong-section'));
  expect(await code({ url: 'https://a.example' })).toBe(numberOf('course.wrong-section'));
  expect(await code({ type: SectionType.url, text: undefined, url: 'javascript:alert(1)' })).toBe(
    numberOf('request.invalid'),
  );
  expect(await code({ type: SectionType.discussion as never })).toBe(numberOf('request.invalid'));
  const many = Array.from({ length: 301 }, () => ({}));
  const [half, rest] = [many.slice(0, 150), many.slice(150)].map((part) => part.map(() => article('节')));
  const long = [half ?? [], rest ?? []].map((sections) => ({ title: '章', sections }));
  expect((await courses.saveOutline(made, long)).body.errorCode).toBe(numberOf('course.too-long'));
  const stale = { id: made.id, revision: made.revision - 1 };
  expect((await courses.saveOutline(stale, [])).body.errorCode).toBe(numberOf('request.stale'));
  expect(await courses.snapshot()).toBe(after);
});

test('[D-183] refused to others: a draft is nobody’s business, a published course is not theirs to change', async () => {
  const draft = (await courses.create()).body;
  const out = await courses.publish([article('一')]);
  const before = await courses.snapshot();
  const [learner, creator, neighbour] = [
    await courses.as('linzhiyuan'),
    await courses.as('hejingxing'),
    await courses.as('neighbour'),
  ];
  expect((await learner.call(wire.createCourse, fields)).status).toBe(403);
  expect((await learner.call(wire.copyCourse, { id: out.id })).status).toBe(403);
  for (const caller of [learner, creator, neighbour]) {
    const refusal = caller === neighbour ? 404 : 403;
    const on = async (id: string) => [
      (await caller.call(wire.readCourseForm, { id })).status,
      (await caller.call(wire.updateCourse, { id, revision: 2, ...fields })).status,
      (await caller.call(wire.saveOutline, { id, revision: 2, chapters: [] })).status,
      (await caller.call(wire.previewPublish, { id })).status,
      (await caller.call(wire.publishCourse, { id, revision: 2 })).status,
      (await caller.call(wire.withdrawCourse, { id })).status,
      (await caller.call(wire.archiveCourse, { id })).status,
    ];
    expect(new Set(await on(draft.id))).toEqual(new Set([404]));
    expect(new Set(await on(out.id))).toEqual(new Set([refusal]));
  }
  expect((await creator.call(wire.copyCourse, { id: out.id })).status).toBe(403);
  expect(await courses.snapshot()).toBe(before);
});

test('[D-183] refused: fields of elsewhere, and words nobody may write', async () => {
  const { id, revision } = (await courses.create()).body;
  const author = await courses.as('shenruoxi');
  const before = await courses.snapshot();
  const neighbour = await courses.idOf('member', 'account', 'neighbour');
  const code = async (over: object) =>
    (await author.call(wire.updateCourse, { id, revision, ...fields, ...over })).body.errorCode;
  expect(await code({ lecturerId: neighbour })).toBe(numberOf('course.unknown-person'));
  expect(await code({ audience: { ...everyone, organizationIds: ['nowhere'] } })).toBe(
    numberOf('course.unknown-person'),
  );
  expect(await code({ topicIds: ['nowhere'] })).toBe(numberOf('course.unknown-topic'));
  expect(await code({ coverFileId: 'nowhere' })).toBe(numberOf('picture.not-yours'));
  expect(await code({ revision: revision + 1 })).toBe(numberOf('request.stale'));
  expect(await code({ title: '' })).toBe(numberOf('request.invalid'));
  expect(await courses.snapshot()).toBe(before);
});

test('[D-183] refused: an update that leaves something out, which would reset it unasked', async () => {
  const author = await courses.as('shenruoxi');
  const own = { canSkip: false, thresholdPercent: 80, maxSpeedPercent: 100 };
  const { id, revision } = (await courses.create({ introduction: '简介', settings: own })).body;
  const before = await courses.snapshot();
  const code = async (over: object) =>
    (await author.call(wire.updateCourse, { id, revision, ...fields, ...over })).body.errorCode;
  const missing = [
    { settings: {} },
    { settings: { canSkip: false, thresholdPercent: 80 } },
    { introduction: undefined },
    { coverFileId: undefined },
    { lecturerId: undefined },
    { topicIds: undefined },
  ];
  for (const over of missing) expect(await code(over), JSON.stringify(over)).toBe(numberOf('request.invalid'));
  expect(await courses.snapshot()).toBe(before);
  expect((await author.call(wire.readCourseForm, { id })).body.settings).toEqual(own);
});

test('[D-183] a form names the organisations and people its course is for', async () => {
  const author = await courses.as('shenruoxi');
  const organizationIds = [await courses.idOf('organization', 'name', '技术中心')];
  const memberIds = [await courses.idOf('member', 'account', 'amina')];
  const audience = { ...everyone, isEveryone: false, organizationIds, memberIds };
  const { id } = (await courses.create({ audience })).body;
  expect((await author.call(wire.readCourseForm, { id })).body).toMatchObject({
    audience,
    audienceOrganizations: [{ id: organizationIds[0], name: '技术中心' }],
    audienceMembers: [{ id: memberIds[0], fullName: 'Amina Haddad' }],
  });
});

test('[D-183] nothing is published that nobody could finish; the preview says why', async () => {
  const made = (await courses.create()).body;
  const author = await courses.as('shenruoxi');
  const sections = [article('选读', { isRequired: false })];
  const { revision } = (
    await courses.saveOutline(made, [
      { title: '章', sections },
      { title: '空章', sections: [] },
    ])
  ).body;
  const before = await courses.snapshot();
  const { problems, audienceCount } = (await author.call(wire.previewPublish, { id: made.id })).body;
  expect(problems).toEqual([
    { rule: 'empty-chapter', title: '空章' },
    { rule: 'nothing-required', title: null },
  ]);
  expect(audienceCount).toBe(24);
  const refused = await author.call(wire.publishCourse, { id: made.id, revision });
  expect(refused.body.errorCode).toBe(numberOf('course.not-ready'));
  expect(await courses.snapshot()).toBe(before);
});

test('[D-183] withdrawn, published again as it was, withdrawn and archived; no step out of turn', async () => {
  const { id, revision } = await courses.publish([article('一')]);
  const author = await courses.as('shenruoxi');
  const lin = await courses.finish('linzhiyuan', id, (await courses.lessonsOf('linzhiyuan', id))[0]?.key ?? '');
  expect(lin.progress.percentage).toBe(100);
  const wrong = numberOf('course.wrong-state');
  expect((await author.call(wire.archiveCourse, { id })).body.errorCode).toBe(wrong);
  expect((await author.call(wire.publishCourse, { id, revision })).body.errorCode).toBe(wrong);
  const withdrawn = (await author.call(wire.withdrawCourse, { id })).body;
  expect((await author.call(wire.withdrawCourse, { id })).body.errorCode).toBe(wrong);
  const back = await author.call(wire.publishCourse, { id, revision: withdrawn.revision });
  expect(back.body).toMatchObject({ versionNumber: 1 });
  await author.call(wire.withdrawCourse, { id });
  expect((await author.call(wire.archiveCourse, { id })).status).toBe(200);
  const form = (await author.call(wire.readCourseForm, { id })).body;
  expect(form.can).toEqual({ edit: false, publish: false, withdraw: false, archive: false, remind: false });
  const late = await courses.saveOutline({ id, revision: form.revision }, []);
  expect(late.body.errorCode).toBe(wrong);
});

test('[D-183] whoever is midway is notified of a withdrawal, whoever has finished is not', async () => {
  const { id, keys } = await courses.publish([article('一'), article('二')], { title: '要下架的课' });
  const [first = '', second = ''] = keys;
  await courses.finish('linzhiyuan', id, first);
  await courses.finish('amina', id, first);
  await courses.finish('amina', id, second);
  await (await courses.as('shenruoxi')).call(wire.withdrawCourse, { id });
  const jobs = await world.rows(
    `select payload from graphile_worker._private_jobs where payload ->> 'kind' = 'study' and payload -> 'subject' ->> 'id' = $1`,
    [id],
  );
  const lin = await courses.idOf('member', 'account', 'linzhiyuan');
  expect(jobs).toMatchObject([{ payload: { text: 'withdrawn', values: { title: '要下架的课' }, receivers: [lin] } }]);
});

test('[D-183] a copy is a draft of its own with files of its own', async () => {
  const { id } = await courses.publish([await courses.sound('片', 4)], { title: '原课' });
  const admin = await courses.as('luchengze');
  const copy = (await admin.call(wire.copyCourse, { id })).body;
  const form = (await admin.call(wire.readCourseForm, { id: copy.id })).body;
  const original = (await admin.call(wire.readCourseForm, { id })).body;
  expect(form).toMatchObject({ title: '原课', state: 'draft', author: { fullName: '陆承泽' } });
  const [mine, theirs] = [form, original].map(({ chapters }) => chapters[0]?.sections[0]);
  expect(mine).toMatchObject({ title: '片', unitCount: 4 });
  expect(mine?.fileId).not.toBe(theirs?.fileId);
});

test('[D-183] managers list what they made or teach, administrators everything, by title and state', async () => {
  await courses.create({ title: '铸造工艺入门' }, 'pierre');
  const { id } = await courses.publish([article('一')], { title: '铸造安全' });
  await courses.finish('linzhiyuan', id, (await courses.lessonsOf('linzhiyuan', id))[0]?.key ?? '');
  const list = async (account: string, over: object = {}) =>
    (await (await courses.as(account)).call(wire.listManagedCourses, { search: '铸造', ...over })).body;
  expect((await list('luchengze')).items.map(({ title }) => title)).toEqual(['铸造安全', '铸造工艺入门']);
  expect((await list('pierre')).items.map(({ title }) => title)).toEqual(['铸造工艺入门']);
  expect((await list('luchengze', { isOwn: true })).recordCount).toBe(0);
  expect(await list('linzhiyuan')).toMatchObject({ recordCount: 0, can: { manage: false } });
  expect((await list('luchengze', { search: '没有这门' })).can).toEqual({ manage: true });
  const lecturerId = await courses.idOf('member', 'account', 'amina');
  await courses.create({ title: '铸造客座', lecturerId });
  expect(await list('amina')).toMatchObject({ recordCount: 1, can: { manage: true } });
  expect((await list('luchengze', { state: 'published' })).items).toMatchObject([
    { id, state: 'published', publishedNumber: 1, hasDraft: false, learnerCount: 1, finishedCount: 1 },
  ]);
});
