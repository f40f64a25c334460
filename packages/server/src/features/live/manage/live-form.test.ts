import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { startOfToday } from '@shuyuan/contract/live/live-form';
import { externalManage, nativeManage } from '@shuyuan/contract/live/manage.wire';
import { readConfig } from '@shuyuan/contract/system/system.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPassword } from '../../../platform/passwords.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { storeBytes, readFile } from '../../../world/tests/files/test-files.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;
let shen: Caller;
const { create, apply, update, get } = nativeManage;

beforeAll(async () => {
  world = await openWorld();
  lives = livesOf(world);
  shen = await lives.as('shenruoxi');
});
afterAll(() => world.close());

/** Refused with this number, and nothing was written. */
async function expectRefused(work: () => Promise<{ status: number; body: object }>, number: number): Promise<object> {
  const before = await lives.snapshot();
  const { status, body } = await work();
  expect([status, (body as { errorCode?: number }).errorCode]).toEqual([422, number]);
  expect(await lives.snapshot()).toBe(before);
  return body;
}

test('[LIVE-ENT-01][LIVE-ENT-04][LIVE-ENT-05][LIVE-ENT-07] what a form posts is what the live is', async () => {
  const assistant = await lives.idOf('ranyunfei');
  const lecturerId = await lives.idOf('guhuaiqian');
  const startTime = world.clock.now() + 30 * hourMs;
  const wish = {
    ...lives.application({ liveMode: 3, shareScope: 3, startTime }),
    subject: '  热处理公开课  ',
    estimateDuration: 45,
    planNumber: 0,
    desc: '讲什么',
    lecturerDesc: '谁来讲',
    lecturerId,
    assistantIds: [assistant, assistant],
    invitedIds: [await lives.idOf('linzhiyuan')],
    passcode: 'Abc123',
  };
  const { body } = await shen.call(apply, wish);
  expect((await shen.call(get, { id: body.id })).body).toMatchObject({
    subject: '热处理公开课',
    liveType: 2,
    applyType: 2,
    actionType: 2,
    liveMode: 3,
    extend: { liveMode: 3 },
    shareScope: 3,
    executionMode: null,
    startTime,
    estimateDuration: 45,
    planNumber: null,
    desc: '讲什么',
    genseeDesc: '讲什么',
    lecturerDesc: '谁来讲',
    lecturer: { id: lecturerId },
    assistants: [{ id: assistant, fullName: '冉云飞' }],
    invited: [{ fullName: '林知远' }],
    creator: { fullName: '沈若溪' },
    subNumber: 0,
    attendNumber: 0,
    hasPasscode: true,
    isOwn: true,
    isManaged: true,
    liveIsAssistant: false,
    shareKey: expect.stringMatching(/.{20,}/),
    version: 1,
  });
  const row = await lives.rowOf(body.id);
  expect(row['passcode_hash']).not.toContain('Abc123');
  expect(await isPassword('Abc123', String(row['passcode_hash']))).toBe(true);
});

test('[LIVE-FORM-08][LIVE-FORM-11][LIVE-FORM-13] what a kind of live needs is asked for by name', async () => {
  const { startTime: _start, ...noStart } = lives.application();
  const { liveMode: _mode, ...noMode } = lives.form();
  const { executionMode: _execution, ...noExecution } = lives.form();
  expect(await expectRefused(() => shen.call(apply, noStart), 23104)).toMatchObject({ field: 'startTime' });
  expect(await expectRefused(() => shen.call(create, noMode), 23104)).toMatchObject({ field: 'liveMode' });
  expect(await expectRefused(() => shen.call(create, noExecution), 23104)).toMatchObject({ field: 'executionMode' });
});

test('[LIVE-FORM-09] D-059: nothing is planned for what is over, also earlier today; the minute that runs is not over', async () => {
  const minute = Math.floor(world.clock.now() / minuteMs) * minuteMs;
  for (const startTime of [-1, startOfToday(minute, 'Asia/Shanghai') - 1, minute - 1, minute - 3_600_000])
    await expectRefused(() => shen.call(apply, lives.application({ startTime })), 23103);
  // The clock may pass into the next minute on the way.
  expect((await shen.call(apply, lives.application({ startTime: minute + 60_000 }))).status).toBe(200);
});

test('[LIVE-FORM-07][LIVE-FORM-12][LIVE-FORM-14..17] D-062: too long, too many digits, no such number: invalid', async () => {
  const wrong = [
    { subject: '' },
    { subject: '   ' },
    { subject: '直'.repeat(101) },
    { desc: '直'.repeat(101) },
    { lecturerDesc: '直'.repeat(501) },
    { estimateDuration: 100_000 },
    { planNumber: -1 },
    { estimateDuration: 1.5 },
    { shareScope: 4 },
    { liveMode: 0 },
    { passcode: 'abc' },
    { passcode: '密码一二' },
    { startTime: 8.7e15 },
    { assistantIds: Array.from({ length: 21 }, (_, at) => `m${at}`) },
  ];
  const before = await lives.snapshot();
  for (const over of wrong) {
    const { status, body } = await shen.call(apply, { ...lives.application(), ...over } as never);
    expect([over, status, body.errorCode]).toEqual([over, 422, 10422]);
  }
  expect(await lives.snapshot()).toBe(before);
  const longest = { subject: '🎥'.repeat(100), desc: '直'.repeat(100), lecturerDesc: '直'.repeat(500) };
  expect((await shen.call(apply, lives.application(longest))).status).toBe(200);
});

test('D-127: banned words are refused in subject, description and what is said of the lecturer', async () => {
  for (const field of ['subject', 'desc', 'lecturerDesc'] as const)
    await expectRefused(() => shen.call(create, lives.form({ [field]: '这里可以代开发票' })), 22201);
});

test('D-056: only people at work in the company get a part', async () => {
  await lives.welcomeOutsider();
  const outsider = await lives.idOf('outsider');
  await world.rows("update member set state = 'suspended' where account = 'baisuyin'");
  const gone = await lives.idOf('baisuyin');
  for (const who of [outsider, gone, 'nobody'])
    for (const over of [{ lecturerId: who }, { assistantIds: [who] }, { invitedIds: [who] }])
      expect(await expectRefused(() => shen.call(create, lives.form(over)), 23106)).toMatchObject({ memberIds: [who] });
});

test('[LIVE-FORM-26] D-060: a live in progress keeps time and scope; the field is named', async () => {
  const id = await lives.published('shenruoxi');
  await shen.call(nativeManage.start, { id });
  const { body: live } = await shen.call(get, { id });
  const same = { id, version: live.version, ...lives.application({ startTime: live.startTime }) };
  const { liveType: _type, summary: _summary, ...form } = same;
  const moved = { ...form, startTime: live.startTime + 3 * hourMs };
  expect(await expectRefused(() => shen.call(update, moved), 23102)).toMatchObject({ field: 'startTime' });
  expect(await expectRefused(() => shen.call(update, { ...form, shareScope: 2 }), 23102)).toMatchObject({
    field: 'shareScope',
  });
  // A form knows minutes: the same minute is the same time.
  const minute = Math.floor(live.startTime / minuteMs) * minuteMs;
  const { status } = await shen.call(update, { ...form, startTime: minute, subject: '新的题目' });
  expect(status).toBe(200);
  expect(await lives.rowOf(id)).toMatchObject({ subject: '新的题目', start_time: new Date(live.startTime) });
});

test('[LIVE-FORM-27] D-060: a published live keeps its mode, a withdrawn one need not', async () => {
  const id = await lives.published('shenruoxi');
  const form = { id, subject: '题目', shareScope: 1, liveMode: 2 } as const;
  const versionOf = async () => Number((await lives.rowOf(id))['version']);
  const version = await versionOf();
  expect(await expectRefused(() => shen.call(update, { ...form, version }), 23102)).toMatchObject({
    field: 'liveMode',
  });
  await shen.call(nativeManage.withdraw, { id });
  expect((await shen.call(update, { ...form, version: await versionOf() })).status).toBe(200);
});

test('[LIVE-MGMT-31] two who change at once: the second is told that it is stale', async () => {
  const id = await lives.published('shenruoxi');
  const form = { id, version: Number((await lives.rowOf(id))['version']), subject: '题目', shareScope: 1 } as const;
  const manager = await lives.as('luchengze');
  const answers = await Promise.all([shen.call(update, form), manager.call(update, form)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errorCode).toBe(10409);
});

test('[LIVE-FORM-23] what an edit leaves out was emptied; passcode, people and picture stay', async () => {
  const id = await lives.apply('shenruoxi', {
    desc: '从前',
    estimateDuration: 30,
    passcode: 'abcd',
    assistantIds: [await lives.idOf('ranyunfei')],
  });
  await shen.call(update, { id, version: 1, subject: '题目', shareScope: 1 });
  const { body } = await shen.call(get, { id });
  expect(body).toMatchObject({ desc: '', estimateDuration: null, hasPasscode: true, liveMode: 1 });
  expect(body.assistants).toHaveLength(1);
  await shen.call(update, {
    id,
    version: body.version,
    subject: '题目',
    shareScope: 1,
    passcode: '',
    assistantIds: [],
  });
  expect((await shen.call(get, { id })).body).toMatchObject({ hasPasscode: false, assistants: [] });
});

/** An upload of somebody's that nothing shows yet. */
const draftOf = async (account: string, size: number, name = 'cover.png'): Promise<string> =>
  (await storeBytes(world, { account, name, bytes: Buffer.alloc(size, 7), purpose: 'draft' })).fileId;

test('[LIVE-FORM-18..21] D-050: a cover is a small picture of one’s own, and read by who may see the live', async () => {
  const cover = await draftOf('shenruoxi', 20_000);
  const id = await lives.published('shenruoxi', { cover, shareScope: 2 });
  const { coverPath } = (await shen.call(get, { id })).body;
  const readBy = async (account: string) => (await readFile(world, await lives.as(account), String(coverPath))).status;
  expect(coverPath).toMatch(/^\/files\//);
  expect([await readBy('shenruoxi'), await readBy('linzhiyuan')]).toEqual([200, 404]);
  // Replaced and taken away the old one is gone.
  const next = await draftOf('shenruoxi', 10_000);
  const version = async () => Number((await lives.rowOf(id))['version']);
  const form = { id, subject: '题目', shareScope: 2 } as const;
  await shen.call(update, { ...form, version: await version(), cover: next });
  expect(await world.rows('select id from file where subject_id = $1', [id])).toEqual([{ id: next }]);
  await shen.call(update, { ...form, version: await version(), isCoverRemoved: true });
  expect((await shen.call(get, { id })).body).toMatchObject({ cover: null, coverPath: null });
  expect(await world.rows('select id from file where subject_id = $1', [id])).toEqual([]);
});

test('[LIVE-FORM-19] too large, not a picture, or somebody else’s: refused, and the file stays a draft', async () => {
  const large = await draftOf('shenruoxi', uploadRules.liveCover.maxBytes + 1);
  await expectRefused(() => shen.call(create, lives.form({ cover: large })), 23105);
  const zip = await draftOf('shenruoxi', 2_000, 'cover.zip');
  await expectRefused(() => shen.call(create, lives.form({ cover: zip })), 23105);
  const foreign = await draftOf('hejingxing', 2_000);
  const before = await lives.snapshot();
  expect((await shen.call(create, lives.form({ cover: foreign }))).status).toBe(404);
  expect(await lives.snapshot()).toBe(before);
});

test('[LIVE-FORM-04][LIVE-FORM-06] with the entrance off nobody makes lives, and those there are stay', async () => {
  const id = await lives.published('shenruoxi');
  await lives.setSwitch('LIVE_ENTRANCE_SWITCH', '0');
  await expectRefused(() => shen.call(create, lives.form()), 23107);
  await expectRefused(() => shen.call(apply, lives.application()), 23107);
  expect((await shen.call(nativeManage.start, { id })).status).toBe(200);
  await lives.setSwitch('LIVE_ENTRANCE_SWITCH', '1');
});

test('[LIVE-FORM-05] the switch is fetched by its key, as the organisation of the caller has it', async () => {
  const key = 'LIVE_ENTRANCE_SWITCH';
  const read = async (account: string) => (await (await lives.as(account)).call(readConfig, { key })).body;
  expect([readConfig.method, readConfig.path]).toEqual(['GET', '/system/rule-config/key']);
  expect(await read('shenruoxi')).toEqual({ key, value: '1' });
  await lives.setSwitch(key, '0');
  expect(await read('shenruoxi')).toEqual({ key, value: '0' });
  const [place] = await world.rows(
    "select o.name from organization o join member m on m.organization_id = o.id where m.account = 'shenruoxi'",
  );
  await lives.setSwitch(key, '1', String(place?.['name']));
  expect([(await read('shenruoxi')).value, (await read('linzhiyuan')).value]).toEqual(['1', '0']);
  // What the form is told is what the server holds to.
  expect((await shen.call(create, lives.form())).status).toBe(200);
  expect((await world.visitor.call(readConfig, { key })).status).toBe(401);
  await lives.setSwitch(key, '1');
});

test('[LIVE-ROOM-07] a live is applied for by POST, changed, taken back and published again by PUT, and by nothing else', async () => {
  const id = (await shen.call(apply, lives.application())).body.id;
  await lives.runJobs();
  const { revoke, republish } = nativeManage;
  const said = [apply, update, revoke, republish].map(({ method, path }) => `${method} ${path}`);
  expect(said).toEqual(['POST /live/apply', 'PUT /live/update/:id', 'PUT /live/revoke/:id', 'PUT /live/republish/:id']);
  const { version } = (await shen.call(get, { id })).body;
  const changed = await shen.call(update, { id, version, ...lives.application({ subject: '改了题目' }) });
  expect([changed.status, (await lives.rowOf(id))['subject']]).toEqual([200, '改了题目']);
  expect((await shen.call(revoke, { id })).body).toEqual({ id, status: 4 });
  expect((await shen.call(republish, { id })).body).toEqual({ id, status: 1 });
  const before = await lives.snapshot();
  const others = {
    apply: ['GET', 'PUT', 'DELETE'],
    update: ['GET', 'POST'],
    revoke: ['GET', 'POST'],
    republish: ['POST'],
  };
  for (const [name, methods] of Object.entries(others))
    for (const method of methods) {
      const path = name === 'apply' ? '/live/apply' : `/live/${name}/${id}`;
      const answer = await shen.call({ ...revoke, method: method as 'POST', path: path as '/live/apply' }, { id });
      expect([path, method, answer.status >= 400 && answer.status < 500]).toEqual([path, method, true]);
    }
  expect(await lives.snapshot()).toBe(before);
});

test('[LIVE-CREATE-02][LIVE-ENT-08][LIVE-ENT-10] D-040: a path makes lives of its own family only, as the company has it', async () => {
  const { executionMode: _execution, liveMode: _mode, ...form } = lives.form({ desc: '' });
  await expectRefused(() => shen.call(externalManage.create, form), 23107);
  await lives.setSwitch('LIVE_SUPPLIER', '4');
  await expectRefused(() => shen.call(create, lives.form()), 23107);
  const { body } = await shen.call(externalManage.create, { ...form, genseeDesc: '老路上的简介', liveMode: 2 });
  expect((await shen.call(externalManage.get, { id: body.id })).body).toMatchObject({
    supplier: 4,
    liveMode: null,
    executionMode: null,
    desc: '老路上的简介',
    genseeDesc: '老路上的简介',
    actionType: 4,
  });
  expect((await shen.call(get, { id: body.id })).status).toBe(404);
  await lives.setSwitch('LIVE_SUPPLIER', '3');
});
