import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const person = 'linzhiyuan';
const awardsOf = (id: string) =>
  world.rows('select run, expires_at, revoked_at from certificate_award where certificate_id = $1 order by run', [id]);

test('[D-188] [ENUM-11] a certificate of a subject with a class and an exam is renewed by the next class and by new attempts', async () => {
  const exam = await certificatesOf(world).exam();
  const classId = await classesOf(world).publish({ title: '叉车训练' });
  const itemOf = (businessType: 3 | 6, id: string, title: string) => ({ ...courseItem(id, title), businessType });
  const stages = [
    stageOf('一', [itemOf(BusinessType.class, classId, '叉车训练'), itemOf(BusinessType.exam, exam.id, '叉车考试')]),
  ];
  const subject = await subjectsOf(world).publish(stages, { learnSequence: LearnSequence.free });
  await subjectsOf(world).join(person, subject.id);
  const attend = async (id: string) => {
    await classesOf(world).enrol(await world.signIn(person), id);
    for (const at of [0, 1]) await classesOf(world).note(id, at, person, 'present');
  };
  await attend(classId);
  for (const right of [0, 1, 4]) await certificatesOf(world).takeExam(person, exam.id, right);
  const requirements = [{ businessType: BusinessType.subject, businessId: subject.id, minimumPercent: null }];
  const id = await certificatesOf(world).publish({
    requirements,
    validMonths: 12,
    renewalDays: [30],
    regradeRule: 'revoke',
  });
  await certificatesOf(world).work(id);
  const [award] = await awardsOf(id);
  world.clock.advance(Number(award?.['expires_at']) - 30 * dayMs - world.clock.now());
  await certificatesOf(world).renew();

  const items = async () => subjectsOf(world).itemsOf(person, subject.id);
  expect(await items()).toMatchObject([
    { anew: { isFinished: false, classId: null } },
    { anew: { isFinished: false, classId: null } },
  ]);
  await certificatesOf(world).takeExam(person, exam.id, 3);
  await certificatesOf(world).work();
  expect(await awardsOf(id)).toHaveLength(1);
  const next = await classesOf(world).holdAgain(classId, 5);
  expect((await items())[0]).toMatchObject({ anew: { isFinished: false, classId: next } });
  await attend(next);
  await certificatesOf(world).work();
  expect(await awardsOf(id)).toMatchObject([{ run: 1 }, { run: 2, revoked_at: null }]);
  expect((await items()).map(({ anew }) => anew)).toEqual([null, null]);

  // The second award stands on the second class alone.
  await classesOf(world).note(classId, 0, person, 'absent');
  await certificatesOf(world).work();
  expect((await awardsOf(id))[1]).toMatchObject({ revoked_at: null });
  await classesOf(world).note(next, 0, person, 'absent');
  await certificatesOf(world).work();
  expect((await awardsOf(id))[1]).toMatchObject({ revoked_at: expect.any(Date) });
});
