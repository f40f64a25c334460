import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as manage from '@shuyuan/contract/subjects/manage-subject.wire';
import { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { everyone } from '../../world/tests/study/test-courses.ts';
import { readFile, storeBytes } from '../../world/tests/files/test-files.ts';
import { drawing } from '../../world/tests/files/test-pictures.ts';
import { linkItem, stageOf, subjectFields, subjectsOf } from '../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
beforeAll(async () => {
  world = await openWorld();
  subjects = subjectsOf(world);
});
afterAll(() => world.close());

const notYours = errorTable['picture.not-yours'].number;
const stages = [stageOf('一', [linkItem('规程')])];
const picture = async (account = 'shenruoxi', purpose = 'draft') =>
  storeBytes(world, { name: 'cover.png', bytes: await drawing({ width: 40, height: 20 }), purpose, account });
const readStatus = async (account: string, path: string) =>
  (await readFile(world, await subjects.as(account), path)).status;

test('[D-183] a picture of one’s own is the cover on card and page; the next one takes its place, and none is possible', async () => {
  const [first, second] = [await picture(), await picture()];
  const author = await subjects.as('shenruoxi');
  const learner = await subjects.as('linzhiyuan');
  const made = await subjects.create({ coverFileId: first.fileId });
  expect(await readStatus('linzhiyuan', first.path)).toBe(404);
  expect(await readStatus('shenruoxi', first.path)).toBe(200);
  const saved = (await subjects.save(made, stages, { title: '有封面', coverFileId: first.fileId })).body;
  const { id, revision } = (await author.call(manage.publishSubject, saved)).body;
  const [card] = (await learner.call(listSubjects, { search: '有封面' })).body.items;
  expect([card?.coverPath, (await subjects.read('linzhiyuan', id)).coverPath]).toEqual([first.path, first.path]);
  expect(await readStatus('linzhiyuan', first.path)).toBe(200);
  const next = (await subjects.save({ id, revision }, stages, { title: '有封面', coverFileId: second.fileId })).body;
  const form = (await author.call(manage.readSubjectForm, { id })).body;
  expect([form.coverFileId, form.coverPath]).toEqual([second.fileId, second.path]);
  expect(await world.rows('select id from file where id = $1', [first.fileId])).toEqual([]);
  await subjects.save(next, stages, { title: '有封面', coverFileId: null });
  expect((await subjects.read('linzhiyuan', id)).coverPath).toBeNull();
  expect(await world.rows('select id from file where id = $1', [second.fileId])).toEqual([]);
});

test('[D-183] a copy has a cover of its own, and whoever the subject is not for does not see it', async () => {
  const { fileId, path } = await picture();
  const [{ id: lin } = { id: '' }] = await world.rows("select id from member where account = 'linzhiyuan'");
  const audience = { ...everyone, isEveryone: false, memberIds: [String(lin)] };
  const { id } = await subjects.publish(stages, { title: '给一个人', coverFileId: fileId, audience });
  expect([await readStatus('linzhiyuan', path), await readStatus('amina', path)]).toEqual([200, 404]);
  const author = await subjects.as('shenruoxi');
  const copy = (await author.call(manage.copySubject, { id })).body;
  const form = (await author.call(manage.readSubjectForm, { id: copy.id })).body;
  expect(form.coverPath).not.toBe(path);
  expect(await readStatus('shenruoxi', form.coverPath ?? '')).toBe(200);
});

test('[D-183] refused as a cover: what is not there, somebody else’s, something that is no picture, what is used elsewhere', async () => {
  const made = await subjects.create();
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  const document = await storeBytes(world, { name: '规程.pdf', bytes, purpose: 'draft', account: 'shenruoxi' });
  const refused = [
    'nowhere',
    (await picture('guhuaiqian')).fileId,
    document.fileId,
    (await picture('shenruoxi', 'course-cover')).fileId,
  ];
  const before = await subjects.snapshot();
  const author = await subjects.as('shenruoxi');
  for (const coverFileId of refused) {
    expect((await subjects.save(made, stages, { coverFileId })).body.errorCode).toBe(notYours);
    const create = await author.call(manage.createSubject, { ...subjectFields, coverFileId });
    expect(create.body.errorCode).toBe(notYours);
  }
  const without: object = { coverFileId: undefined };
  const form = { ...subjectFields, ...made, deadline: null, stages: [] };
  const left = await author.call(manage.saveSubject, { ...form, ...without });
  expect(left.body.errorCode).toBe(errorTable['request.invalid'].number);
  expect(await subjects.snapshot()).toBe(before);
});
