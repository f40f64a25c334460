import * as manage from '@shuyuan/contract/certificates/manage-certificate.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { readClassForm, saveClass } from '@shuyuan/contract/training/manage-class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { ledgerOf } from '../../../world/tests/money/test-ledger.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-188] [ENUM-11] a class is found, and asked for by attendance: absent is not enough, the correction is; looked at without the night', async () => {
  const certificates = certificatesOf(world);
  const classes = classesOf(world);
  const awardsOf = (id: string) => world.rows('select from certificate_award where certificate_id = $1', [id]);
  const classId = await classes.publish({ title: '登高作业训练' });
  const shen = await certificates.as('shenruoxi');
  const found = await shen.call(manage.findCertificateContents, {
    businessType: BusinessType.class,
    search: '登高作业',
  });
  expect(found.body.items).toEqual([{ id: classId, title: '登高作业训练' }]);
  const asked = { businessType: BusinessType.class, businessId: classId, minimumPercent: null };
  const id = await certificates.publish({ requirements: [asked] });
  const lin = await world.signIn('linzhiyuan');
  await classes.enrol(lin, classId);
  expect((await certificates.read(lin, id)).requirements).toMatchObject([{ isFinished: false, isAvailable: true }]);
  await classes.note(classId, 0, 'linzhiyuan', 'present');
  await classes.note(classId, 1, 'linzhiyuan', 'absent');
  await certificates.work();
  expect(await awardsOf(id)).toEqual([]);
  await classes.note(classId, 1, 'linzhiyuan', 'present');
  await certificates.work();
  expect(await awardsOf(id)).toHaveLength(1);
});

const person = 'linzhiyuan';
const awardsOf = (id: string) =>
  world.rows('select id, revoked_at, revoked_by, revoke_reason from certificate_award where certificate_id = $1', [id]);

const moveTo = (time: number) => world.clock.advance(time - world.clock.now());

/** A class of two meetings somebody was at, and a subject of nothing but it. */
async function attended(title: string) {
  const [classes, subjects] = [classesOf(world), subjectsOf(world)];
  const classId = await classes.publish({ title });
  const item = { ...courseItem(classId, title), businessType: BusinessType.class };
  const subject = await subjects.publish([stageOf('第一阶段', [item])], { learnSequence: LearnSequence.free });
  await classes.enrol(await world.signIn(person), classId);
  await subjects.join(person, subject.id);
  for (const at of [0, 1]) await classes.note(classId, at, person, 'present');
  return { classes, classId, subjectId: subject.id };
}

test('[D-188] [ENUM-11] [D-098] attendance corrected to absent keeps or revokes by rule, with the coins, also inside a subject', async () => {
  const [certificates, book] = [certificatesOf(world), ledgerOf(world)];
  const { classes, classId, subjectId } = await attended('急救训练');
  const lu = await certificates.as('luchengze');
  const publish = async (over: Parameters<typeof certificates.fields>[0]) => {
    const made = (await lu.call(manage.createCertificate, certificates.fields({ coins: 10, ...over }))).body;
    expect((await lu.call(manage.publishCertificate, made)).status).toBe(200);
    await certificates.work(made.id);
    return made.id;
  };
  const before = BigInt(String(await book.coinsOf(person)));
  const byClass = [{ businessType: BusinessType.class, businessId: classId, minimumPercent: null }];
  const bySubject = [{ businessType: BusinessType.subject, businessId: subjectId, minimumPercent: null }];
  const kept = await publish({ title: '保留', requirements: byClass, regradeRule: 'keep' });
  const falling = await publish({ title: '撤销', requirements: byClass, regradeRule: 'revoke' });
  const around = await publish({ title: '专题撤销', requirements: bySubject, regradeRule: 'revoke' });
  expect(await book.coinsOf(person)).toBe(before + 3_000n);

  // Late or excused they were there still.
  await classes.note(classId, 1, person, 'late');
  await classes.note(classId, 0, person, 'excused');
  await certificates.work();
  expect(await awardsOf(falling)).toMatchObject([{ revoked_at: null }]);
  expect(await book.coinsOf(person)).toBe(before + 3_000n);

  await classes.note(classId, 1, person, 'absent');
  await certificates.work();
  expect(await awardsOf(falling)).toMatchObject([
    { revoked_at: expect.any(Date), revoked_by: null, revoke_reason: '急救训练' },
  ]);
  expect(await awardsOf(around)).toMatchObject([{ revoked_at: expect.any(Date), revoked_by: null }]);
  expect(await awardsOf(kept)).toMatchObject([{ revoked_at: null }]);
  expect(await book.coinsOf(person)).toBe(before + 1_000n);
  expect(await book.faults()).toEqual([]);
  expect((await certificates.own(await world.signIn(person))).find(({ title }) => title === '撤销')).toMatchObject({
    state: 'revoked',
    isMarkFallen: true,
  });

  // It is for good, and taken back once.
  await classes.note(classId, 1, person, 'present');
  for (let round = 0; round < 2; round += 1) await certificates.work(falling);
  expect(await awardsOf(falling)).toHaveLength(1);
  expect(await book.coinsOf(person)).toBe(before + 1_000n);
});

test('[D-188] a meeting added after the issue takes no certificate back, though somebody misses it', async () => {
  const certificates = certificatesOf(world);
  const { classes, classId } = await attended('消防训练');
  const requirements = [{ businessType: BusinessType.class, businessId: classId, minimumPercent: null }];
  const id = await certificates.publish({ requirements, regradeRule: 'revoke' });
  await certificates.work(id);
  const shen = await certificates.as('shenruoxi');
  const form = (await shen.call(readClassForm, { id: classId })).body;
  const fields = await classes.classFields({ title: '消防训练' });
  const meetings = [...form.meetings, classes.meeting(12)];
  const saved = await shen.call(saveClass, { id: classId, revision: form.revision, ...fields, meetings });
  expect(saved.status).toBe(200);
  await classes.note(classId, 2, person, 'absent');
  await certificates.work(id);
  expect(await awardsOf(id)).toMatchObject([{ revoked_at: null }]);
});

test('[D-188] a yearly class renews its certificate: the next run asks for a class of the series that was held since', async () => {
  const { classId } = await attended('年度急救');
  const requirements = [{ businessType: BusinessType.class, businessId: classId, minimumPercent: null }];
  const id = await certificatesOf(world).publish({
    requirements,
    validMonths: 12,
    renewalDays: [90],
    regradeRule: 'revoke',
  });
  await certificatesOf(world).work(id);
  const runs = () =>
    world.rows('select run, expires_at, revoked_at from certificate_award where certificate_id = $1 order by run', [
      id,
    ]);
  const [first] = await runs();
  moveTo(Number(first?.['expires_at']) - 80 * dayMs);
  await certificatesOf(world).renew();
  const read = async () => certificatesOf(world).read(await world.signIn(person), id);
  expect(await read()).toMatchObject({
    finishedCount: 0,
    renewal: { run: 2 },
    requirements: [{ isAvailable: false, nextClass: null }],
  });
  // A correction of last year is none of this year.
  await classesOf(world).note(classId, 0, person, 'late');
  await certificatesOf(world).work();
  expect(await runs()).toHaveLength(1);

  const again = await classesOf(world).holdAgain(classId, 20);
  expect(await read()).toMatchObject({ requirements: [{ isAvailable: true, nextClass: { id: again } }] });
  await classesOf(world).enrol(await world.signIn(person), again);
  for (const at of [0, 1]) await classesOf(world).note(again, at, person, 'present');
  await certificatesOf(world).work();
  expect(await runs()).toMatchObject([{ run: 1 }, { run: 2, revoked_at: null }]);

  // A correction of last year's class touches the award of last year alone, which was replaced.
  await classesOf(world).note(classId, 1, person, 'absent');
  await certificatesOf(world).work();
  expect(await runs()).toMatchObject([{ revoked_at: null }, { revoked_at: null }]);
  await classesOf(world).note(again, 1, person, 'absent');
  await certificatesOf(world).work();
  expect(await runs()).toMatchObject([{ revoked_at: null }, { revoked_at: expect.any(Date) }]);
});
