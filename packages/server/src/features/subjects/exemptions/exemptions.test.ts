import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readPreview } from '@shuyuan/contract/files/files.wire';
import { PositionFinish } from '@shuyuan/contract/positions/position-finish';
import * as wire from '@shuyuan/contract/subjects/exemption.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../world/bring-file.ts';
import { pdfOf } from '../../../world/draw-documents.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { personAt } from '../../../world/person-at.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
beforeAll(async () => {
  world = await openWorld();
  subjects = subjectsOf(world);
});
afterAll(() => world.close());

const learner = 'linzhiyuan';
const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

async function bringCertificate(): Promise<string> {
  const person = await personAt(world.installation.system, learner, 0);
  const bytes = pdfOf([{ title: '证书', lines: ['合格'] }]);
  return bringFile(person, { name: '证书.pdf', ending: 'pdf', bytes });
}

async function joined() {
  const course = await coursesOf(world).publish([article('一')], { title: '量具' });
  const stages = [stageOf('一', [courseItem(course.id, '量具')]), stageOf('二', [linkItem('试装')])];
  const { id } = await subjects.publish(stages);
  await subjects.join(learner, id);
  return id;
}

const waiting = async (account: string) =>
  (await (await subjects.as(account)).call(wire.listExemptions, { pageSize: 100 })).body.items;

test('[D-174] asked with evidence, agreed by the author: marked finished, the next stage opens, the person hears', async () => {
  const id = await joined();
  const fileId = await bringCertificate();
  const asked = (await subjects.ask(learner, id, '量具', [fileId])).body;
  const [item] = await subjects.itemsOf(learner, id);
  expect(item).toMatchObject({ isFinished: false, exemption: { id: asked.id, state: 'waiting' } });
  const listed = (await waiting('shenruoxi')).find((row) => row.id === asked.id);
  expect(listed).toMatchObject({
    person: { fullName: '林知远' },
    itemTitle: '量具',
    files: [{ id: fileId, name: '证书.pdf' }],
    deciderName: null,
  });
  const read = async (account: string) => (await (await subjects.as(account)).call(readPreview, { fileId })).status;
  expect([await read('shenruoxi'), await read(learner), await read('tangyuwei')]).toEqual([200, 200, 404]);
  const author = await subjects.as('shenruoxi');
  const agreed = await author.call(wire.agreeExemption, { id: asked.id });
  expect(agreed.body).toEqual({ id: asked.id, state: 'agreed' });
  const [done, next] = await subjects.itemsOf(learner, id);
  expect(done).toMatchObject({ isFinished: true, isExempt: true, finishStatus: PositionFinish.markedFinished });
  expect(next?.lock).toBeNull();
  const notices = await world.rows(
    `select payload ->> 'text' as text from graphile_worker._private_jobs where payload ->> 'kind' = 'study'`,
  );
  expect(notices.map(({ text }) => text)).toEqual(['exemptionAsked', 'exemptionAgreed']);
});

test('a director of the person decides, too; refused needs a reason, is read, and can be asked for again', async () => {
  const id = await joined();
  const asked = (await subjects.ask(learner, id, '量具')).body;
  expect((await waiting('zhoumuyun')).map((row) => row.id)).toContain(asked.id);
  const director = await subjects.as('zhoumuyun');
  const empty = await director.call(wire.refuseExemption, { id: asked.id, comment: ' ' });
  expect(empty.body.errorCode).toBe(numberOf('request.invalid'));
  await director.call(wire.refuseExemption, { id: asked.id, comment: '证书已过期' });
  const [item] = await subjects.itemsOf(learner, id);
  expect(item).toMatchObject({ isFinished: false, exemption: { state: 'refused', comment: '证书已过期' } });
  const again = await director.call(wire.agreeExemption, { id: asked.id });
  expect(again.body.errorCode).toBe(numberOf('course.wrong-state'));
  expect((await subjects.ask(learner, id, '量具')).status).toBe(200);
});

test('refused: to colleagues, to whoever asked, twice, of what is done, before joining, with files of others', async () => {
  const id = await joined();
  const asked = (await subjects.ask(learner, id, '量具')).body;
  const fileId = await bringCertificate();
  const before = await subjects.snapshot();
  for (const account of [learner, 'tangyuwei', 'guhuaiqian']) {
    const caller = await subjects.as(account);
    expect((await caller.call(wire.agreeExemption, { id: asked.id })).status).toBe(404);
    expect((await caller.call(wire.refuseExemption, { id: asked.id, comment: '不' })).status).toBe(404);
    expect((await waiting(account)).map((row) => row.id)).not.toContain(asked.id);
  }
  expect((await subjects.ask(learner, id, '量具')).body.errorCode).toBe(numberOf('course.wrong-state'));
  expect((await subjects.ask(learner, id, '没有')).status).toBe(404);
  expect((await subjects.ask('tangyuwei', id, '量具')).body.errorCode).toBe(numberOf('course.not-begun'));
  expect((await subjects.ask(learner, id, '试装', ['nothing'])).status).toBe(404);
  expect(await subjects.snapshot()).toBe(before);
  await subjects.join('tangyuwei', id);
  const joinedState = await subjects.snapshot();
  expect((await subjects.ask('tangyuwei', id, '量具', [fileId])).status).toBe(404);
  expect(await subjects.snapshot()).toBe(joinedState);
});

test('of two who decide at once one does', async () => {
  const id = await joined();
  const asked = (await subjects.ask(learner, id, '量具')).body;
  const [author, director] = [await subjects.as('shenruoxi'), await subjects.as('zhoumuyun')];
  const answers = await Promise.all([
    author.call(wire.agreeExemption, { id: asked.id }),
    director.call(wire.refuseExemption, { id: asked.id, comment: '不够' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('[D-183] the page of exemptions is for whoever has somebody to decide about', async () => {
  await joined();
  const canDecide = async (account: string) =>
    (await (await subjects.as(account)).call(wire.readExemptionPermission, {})).body.canDecide;
  const accounts = ['shenruoxi', 'zhoumuyun', 'luchengze', learner, 'tangyuwei'];
  expect(await Promise.all(accounts.map(canDecide))).toEqual([true, true, true, false, false]);
});
