import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { ContentType } from '@shuyuan/contract/study/content-types';
import { TrainStatus } from '@shuyuan/contract/study/training';
import { submitSurvey } from '@shuyuan/contract/surveys/survey.wire';
import { readClass } from '@shuyuan/contract/training/class.wire';
import * as manage from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';
import { sweepClasses } from '../enrol/sweep-classes.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let surveys: ReturnType<typeof surveysOf>;
type Person = Awaited<ReturnType<typeof classes.as>>;
let shen: Person;
let lin: Person;
let fang: Person;
beforeAll(async () => {
  world = await openWorld();
  [classes, surveys] = [classesOf(world), surveysOf(world)];
  const { as } = classes;
  [shen, lin, fang] = [await as('shenruoxi'), await as('linzhiyuan'), await as('fangqiming')];
});
afterAll(() => world.close());

const evaluation = async (over: object = {}) =>
  surveys.open(shen, {
    kind: ContentType.evaluation,
    title: '训练营评估',
    audience: { organizationIds: [], memberIds: [await classes.idOf('shenruoxi')] },
    closesAt: null,
    ...over,
  });
const sweep = () => sweepClasses(world.installation.system);
/** It ended so many days ago. */
const end = (id: string, daysAgo: number) =>
  world.rows(`update training_class set starts_at = $2::timestamptz - interval '3 hours', ends_at = $2 where id = $1`, [
    id,
    new Date(world.clock.now() - daysAgo * dayMs),
  ]);
const statusOf = async (id: string) => (await lin.call(readClass, { id })).body.status;
const asked = async (id: string) =>
  (await world.rows('select member_id from survey_invitation where survey_id = $1', [id])).map(
    (row) => row['member_id'],
  );

test('[ENUM-07] whoever was there is asked once when the class has ended, which is being evaluated for two weeks', async () => {
  const surveyId = await evaluation();
  const id = await classes.publish({ surveyId, seats: 5 });
  await classes.enrol(lin, id);
  await classes.enrol(fang, id);
  const [meeting] = await world.rows('select id from class_meeting where class_id = $1 order by starts_at limit 1', [
    id,
  ]);
  await world.rows(
    `insert into class_attendance_entry (id, tenant_id, meeting_id, member_id, way, state, noted_at, recorded_at, recorded_by, reason)
     select 'entry-' || member.id, member.tenant_id, $1, member.id, 'hand', 'present', now(), now(), member.id, '签名'
     from member where account = 'linzhiyuan'`,
    [meeting?.['id']],
  );
  await sweep();
  expect(await asked(surveyId)).toEqual([]);
  await end(id, 1);
  expect(await statusOf(id)).toBe(TrainStatus.evaluating);
  await sweep();
  await sweep();
  // 方启明 had a seat, and was not there.
  expect(await asked(surveyId)).toEqual([await classes.idOf('linzhiyuan')]);
  const seen = (await lin.call(readClass, { id })).body.evaluation;
  expect(seen).toMatchObject({ surveyId, isAnonymous: true, isAnswered: false, isOpen: true });
  expect((await lin.call(submitSurvey, { id: surveyId, answers: { q1: 'o0' } })).status).toBe(200);
  expect((await lin.call(readClass, { id })).body.evaluation?.isAnswered).toBe(true);
  await end(id, 15);
  expect(await statusOf(id)).toBe(TrainStatus.ended);
});

test('[ENUM-07] where nobody said who was there everybody with a seat is asked; a survey that closed asks nobody', async () => {
  const surveyId = await evaluation();
  const id = await classes.publish({ surveyId, seats: 1 });
  await classes.enrol(lin, id);
  await classes.enrol(fang, id);
  await end(id, 0);
  await sweep();
  expect(await asked(surveyId)).toEqual([await classes.idOf('linzhiyuan')]);
  expect((await fang.call(readClass, { id })).body.evaluation).toBeNull();

  const closed = await evaluation();
  const silent = await classes.publish({ surveyId: closed });
  await classes.enrol(lin, silent);
  await world.rows("update survey set state = 'closed' where id = $1", [closed]);
  await end(silent, 0);
  await sweep();
  expect(await asked(closed)).toEqual([]);
  expect(await statusOf(silent)).toBe(TrainStatus.ended);
});

test('[ENUM-07] refused: a survey that is no evaluation, is not open, or is somebody else’s; a closed one stays linked', async () => {
  const plain = await surveys.open(shen);
  const draft = await surveys.draft(shen, { kind: ContentType.evaluation });
  const teacher = await classes.as('yewanqing');
  const foreign = await surveys.open(teacher, { kind: ContentType.evaluation });
  const number = errorTable['class.unknown-survey'].number;
  const before = await classes.snapshot();
  for (const surveyId of [plain, draft, foreign, 'nothing'])
    expect((await shen.call(manage.createClass, await classes.classFields({ surveyId }))).body).toMatchObject({
      errorCode: number,
    });
  expect(await classes.snapshot()).toBe(before);
  const surveyId = await evaluation();
  const id = await classes.draft({ surveyId });
  await world.rows("update survey set state = 'closed' where id = $1", [surveyId]);
  const { status } = await shen.call(manage.saveClass, {
    id,
    revision: 1,
    ...(await classes.classFields({ surveyId })),
  });
  expect(status).toBe(200);
});
