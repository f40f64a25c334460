import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/positions/manage-position.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../../people/index.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { rowsOf } from '../../../world/test-rows-of.ts';
import { courseSection, link, positionsOf } from '../../../world/tests/study/test-positions.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  positions = positionsOf(world);
  courses = coursesOf(world);
  const { system } = world.installation;
  const { id } = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: id, organizationId: id, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家', password: 'shuyuan-2026' });
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[POSITION-01] a path is made, published, changed in a draft beside it; people midway move with what they did', async () => {
  const admin = await positions.as('luchengze');
  const { id } = await positions.publish([[link('规程')], [link('试装')]]);
  await positions.assign(id, 'linzhiyuan', 'hejingxing');
  await positions.read('linzhiyuan', id, '规程');
  const form = (await admin.call(wire.readPositionForm, { id })).body;
  expect(form).toMatchObject({
    state: 'published',
    publishedNumber: 1,
    hasDraft: false,
    holderCount: 2,
    midwayCount: 2,
  });
  const [first, last] = form.chapters.map(({ title, sections }) => ({
    title,
    sections: sections.map(({ key, businessType, url, title: name, require }) => ({
      key,
      businessType,
      url: url ?? undefined,
      title: `${name}（新）`,
      require,
    })),
  }));
  const chapters = [first, { title: '新章', sections: [link('夹具')] }, last].flatMap((chapter) => chapter ?? []);
  const saved = (await positions.save(form, chapters)).body;
  // Nobody sees the draft.
  expect((await positions.chaptersOf('linzhiyuan', id)).map(({ title }) => title)).toEqual(['第1章', '第2章']);
  const { body } = await admin.call(wire.publishPosition, saved);
  expect(body).toMatchObject({ versionNumber: 2, movedCount: 2, joinedCount: 0 });
  const now = await positions.chaptersOf('linzhiyuan', id);
  expect(now.map(({ title, lockIcon }) => [title, lockIcon])).toEqual([
    ['第1章', false],
    ['新章', false],
    ['第2章', true],
  ]);
  expect(now[0]?.positionSections[0]).toMatchObject({ title: '规程（新）', isFinished: true });
});

test('[POSITION-01] whoever had the position before it was published joins with the publication', async () => {
  const made = await positions.create({ name: '质检员' });
  await positions.assign(made.id, 'linzhiyuan');
  expect((await positions.infoOf('linzhiyuan', made.id)).errorCode).toBe(numberOf('request.not-found'));
  const saved = (await positions.save(made, [{ title: '章', sections: [link('一')] }])).body;
  const { body } = await (await positions.as('luchengze')).call(wire.publishPosition, saved);
  expect(body.joinedCount).toBe(1);
  expect(await positions.infoOf('linzhiyuan', made.id)).toMatchObject({ percentage: 0 });
});

test('[POSITION-01] a published version stays as it is, whoever writes to it', async () => {
  const { id } = await positions.publish([[link('一')]]);
  const change = world.rows(
    `update position_section set title = '改' where version_id in (select version_id from position where id = $1)`,
    [id],
  );
  await expect(change).rejects.toThrow('a published version does not change');
});

test('[POSITION-01] the list says state and people; holders say how far each is, as the walk itself', async () => {
  const admin = await positions.as('luchengze');
  const { id } = await positions.publish([[link('一'), link('二')]], { name: '内训师' });
  await positions.assign(id, 'linzhiyuan', 'tangyuwei');
  await positions.read('linzhiyuan', id, '一');
  const { items } = (await admin.call(wire.listManagedPositions, { search: '内训' })).body;
  expect(items).toEqual([expect.objectContaining({ id, holderCount: 2, agreedCount: 0, state: 'published' })]);
  const holders = (await admin.call(wire.listPositionHolders, { id })).body;
  expect(holders.recordCount).toBe(2);
  const own = holders.items.find(({ fullName }) => fullName === '林知远');
  const info = await positions.infoOf('linzhiyuan', id);
  expect(own).toMatchObject({
    progressId: info.progressId,
    percentage: info.percentage,
    organizationName: '软件研发部',
  });
  expect(info.percentage).toBe(50);
  const table = String((await admin.call(wire.exportPositionHolders, { id })).body).split('\r\n');
  expect(table[0]).toContain('岗位,内训师');
  // Both have had it since the same moment, or nearly: the order between them is nobody's business.
  expect(table.slice(4, -1).toSorted()).toEqual([
    expect.stringMatching(/^唐予微,.*,2,0,0,未提交$/),
    expect.stringMatching(/^林知远,软件研发部,.*,2,1,50,未提交$/),
  ]);
  const english = { headers: { 'accept-language': 'en' } };
  const workbook = await admin.call(wire.exportPositionHoldersWorkbook, { id }, english);
  expect((await rowsOf(workbook.bytes)).find(([name]) => name === '林知远')).toEqual([
    '林知远',
    '软件研发部',
    expect.any(Number),
    2,
    1,
    50,
    'Not handed in',
  ]);
});

test('[POSITION-04] contents are offered by kind, published ones alone', async () => {
  const admin = await positions.as('luchengze');
  const draft = (await courses.create({ title: '草稿课程' })).body;
  const { id } = await courses.publish([article('一')], { title: '量具使用' });
  const offered = async (businessType: (typeof BusinessType)['course'], search?: string) =>
    (await admin.call(wire.findPositionContents, { businessType, search })).body.items;
  expect(await offered(BusinessType.course, '量具')).toEqual([{ id, title: '量具使用' }]);
  expect((await offered(BusinessType.course)).map((one) => one.id)).not.toContain(draft.id);
  for (const businessType of [BusinessType.research, BusinessType.nativeLive, BusinessType.knowledge])
    expect((await admin.call(wire.findPositionContents, { businessType })).status).toBe(200);
});

test('[POSITION-01] refused: drafts of content, a section that is not what it says, an old revision, nothing to do', async () => {
  const admin = await positions.as('luchengze');
  const made = await positions.create();
  const draft = (await courses.create({ title: '草稿' })).body;
  const before = await positions.snapshot();
  const code = async (section: Parameters<typeof link>[1]) =>
    (await positions.save(made, [{ title: '章', sections: [link('节', section)] }])).body.errorCode;
  expect(await code({ businessType: BusinessType.course })).toBe(numberOf('course.wrong-section'));
  expect(await code({ url: undefined })).toBe(numberOf('course.wrong-section'));
  expect(await code({ url: 'javascript:alert(1)' })).toBe(numberOf('request.invalid'));
  expect(await code({ businessType: BusinessType.positionStudy as never })).toBe(numberOf('request.invalid'));
  const unknown = [{ title: '章', sections: [courseSection(draft.id)] }];
  expect((await positions.save(made, unknown)).body.errorCode).toBe(numberOf('course.wrong-section'));
  const many = Array.from({ length: 151 }, () => link('节'));
  const long = [many, many].map((sections) => ({ title: '章', sections }));
  expect((await positions.save(made, long)).body.errorCode).toBe(numberOf('course.too-long'));
  const stale = { id: made.id, revision: made.revision + 1 };
  expect((await positions.save(stale, [])).body.errorCode).toBe(numberOf('request.stale'));
  expect((await admin.call(wire.publishPosition, made)).body.errorCode).toBe(numberOf('course.not-ready'));
  expect((await admin.call(wire.withdrawPosition, made)).body.errorCode).toBe(numberOf('course.wrong-state'));
  const people = { id: made.id, memberIds: ['nobody'] };
  expect((await admin.call(wire.assignPosition, people)).body.errorCode).toBe(numberOf('course.unknown-person'));
  expect(await positions.snapshot()).toBe(before);
});

test('[POSITION-01] refused to others: a learner and a creator make no paths, a neighbour does not know them', async () => {
  const { id, revision } = await positions.publish([[link('一')]]);
  const memberIds = [await positions.memberId('linzhiyuan')];
  const before = await positions.snapshot();
  const attempts = async (account: string) => {
    const caller = await positions.as(account);
    return [
      (await caller.call(wire.createPosition, { name: '自封' })).status,
      (await caller.call(wire.readPositionForm, { id })).status,
      (await caller.call(wire.savePosition, { id, revision, name: '改', chapters: [] })).status,
      (await caller.call(wire.publishPosition, { id, revision })).status,
      (await caller.call(wire.withdrawPosition, { id })).status,
      (await caller.call(wire.assignPosition, { id, memberIds })).status,
      (await caller.call(wire.unassignPosition, { id, memberIds })).status,
      (await caller.call(wire.listPositionHolders, { id })).status,
      (await caller.call(wire.exportPositionHolders, { id })).status,
      (await caller.call(wire.exportPositionHoldersWorkbook, { id })).status,
    ];
  };
  for (const account of ['linzhiyuan', 'shenruoxi']) expect(new Set(await attempts(account))).toEqual(new Set([403]));
  expect(await positions.snapshot()).toBe(before);
  const [own, ...foreign] = await attempts('neighbour');
  expect([own, new Set(foreign)]).toEqual([200, new Set([404])]);
});

test('[POSITION-01] a withdrawn path waits, an archived one is over', async () => {
  const admin = await positions.as('luchengze');
  const { id } = await positions.publish([[link('一')]]);
  await positions.assign(id, 'linzhiyuan');
  await admin.call(wire.withdrawPosition, { id });
  expect((await positions.open('linzhiyuan', id, '一')).body.errorCode).toBe(numberOf('course.wrong-state'));
  await admin.call(wire.archivePosition, { id });
  const { revision } = (await admin.call(wire.readPositionForm, { id })).body;
  expect((await positions.save({ id, revision }, [])).body.errorCode).toBe(numberOf('course.wrong-state'));
  expect((await positions.assign(id, 'tangyuwei')).body.errorCode).toBe(numberOf('course.wrong-state'));
});

test('[POSITION-01] giving and taking a position stands in the trail of the member, once for each change', async () => {
  const { id } = await positions.publish([[link('规程')]]);
  const read = () =>
    world.rows(
      `select e.id, e.action, m.account, e.before, e.after from audit_entry e join member m on m.id = e.subject_id
       where e.action like 'position.%' order by e.action, m.account`,
    );
  const known = new Set((await read()).map((entry) => entry['id']));
  await positions.assign(id, 'linzhiyuan', 'amina');
  await positions.assign(id, 'linzhiyuan');
  await positions.unassign(id, 'linzhiyuan');
  await positions.unassign(id, 'linzhiyuan');
  const positionName = '装配技师';
  const entries = (await read()).filter((entry) => !known.has(entry['id']));
  expect(entries).toMatchObject([
    { action: 'position.given', account: 'amina', before: null, after: { positionName } },
    { action: 'position.given', account: 'linzhiyuan' },
    { action: 'position.taken', account: 'linzhiyuan', before: { positionName }, after: null },
  ]);
});
