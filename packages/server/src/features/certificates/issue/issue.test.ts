import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { listCertificates, readCertificate } from '@shuyuan/contract/certificates/certificate.wire';
import { saveCertificate, withdrawCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { issueCertificate } from './issue-certificate.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
  lin = await certificates.as('linzhiyuan');
});
afterAll(() => world.close());

const awardsOf = (certificateId: string) =>
  world.rows('select member_id, number from certificate_award where certificate_id = $1', [certificateId]);
const checks = () => world.rows('select certificate_id, member_id, tries from certificate_check');

test('[D-188] it is issued when the last of everything is done, with the names and marks of that day', async () => {
  const [course, exam] = [await certificates.course(), await certificates.exam(75)];
  const id = await certificates.publish({
    requirements: [course.asked, exam.asked],
    validMonths: 12,
    kind: CertificateKind.micro,
  });
  expect(await certificates.read(lin, id)).toMatchObject({ requiredCount: 2, finishedCount: 0, award: null });
  await course.finish('linzhiyuan');
  await certificates.work();
  expect(await awardsOf(id)).toEqual([]);
  // Passed, and below the mark that is asked for.
  await exam.take('linzhiyuan', 2);
  await certificates.work();
  const midway = await certificates.read(lin, id);
  expect(midway).toMatchObject({ finishedCount: 1, award: null });
  expect(midway.requirements.map(({ isFinished, mark }) => [isFinished, mark])).toEqual([
    [true, null],
    [false, 50],
  ]);
  await exam.take('linzhiyuan', 3);
  await certificates.work();
  const done = await certificates.read(lin, id);
  expect(done).toMatchObject({ finishedCount: 2, award: { state: 'valid', expireTime: expect.any(Number) } });
  const card = (await lin.call(listCertificates, { pageSize: 1 })).body.items[0];
  expect(card).toMatchObject({ id, requiredCount: 2, finishedCount: 2, award: { number: done.award?.number } });
  const [stored] = await world.rows(
    'select holder_name, company_name, title, requirements from certificate_award where certificate_id = $1',
    [id],
  );
  const [company] = await world.rows('select name from organization where parent_id is null limit 1');
  expect(stored).toMatchObject({ holder_name: '林知远', company_name: company?.['name'], title: '安全上岗证' });
  expect(stored?.['requirements']).toMatchObject([
    { title: '一门课程', mark: null },
    { title: '质量工具考试', mark: 75, minimumPercent: 75 },
  ]);
  expect(await checks()).toEqual([]);
});

test('[D-188] it is issued once, though eight workers decide at once', async () => {
  const course = await certificates.course();
  const id = await certificates.publish({ requirements: [course.asked] });
  await course.finish('linzhiyuan');
  const pair = { certificateId: id, memberId: await certificates.idOf('linzhiyuan') };
  const { system } = world.installation;
  const issued = await Promise.all(Array.from({ length: 8 }, () => issueCertificate(system, pair)));
  expect(issued.filter((award) => award !== null)).toHaveLength(1);
  expect(await awardsOf(id)).toHaveLength(1);
});

test('[D-188] what commits while the job decides is checked again, not lost', async () => {
  const [course, exam] = [await certificates.course(), await certificates.exam()];
  const id = await certificates.publish({ requirements: [course.asked, exam.asked] });
  await exam.take('linzhiyuan', 4);
  const memberId = await certificates.idOf('linzhiyuan');
  const other = await world.installation.db.owner.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into study_run (id, tenant_id, course_id, member_id, number, version_id, opened_at)
       select 'late', tenant_id, id, $2, 1, version_id, $3 from course where id = $1`,
      [course.id, memberId, new Date(world.clock.now())],
    );
    await other.query("update study_run set finished_at = $1 where id = 'late'", [new Date(world.clock.now())]);
    await certificates.work();
    expect(await awardsOf(id)).toEqual([]);
    await other.query('commit');
  } finally {
    other.release(true);
  }
  await certificates.work();
  expect(await awardsOf(id)).toHaveLength(1);
});

test('[D-188] two who decide wait for each other', async () => {
  const course = await certificates.course();
  const id = await certificates.publish({ requirements: [course.asked] });
  await course.finish('linzhiyuan');
  const pair = { certificateId: id, memberId: await certificates.idOf('linzhiyuan') };
  const statement = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
  const values = [`certificate ${pair.certificateId} ${pair.memberId}`];
  const award = await whileChanging(world, { statement, values }, () =>
    issueCertificate(world.installation.system, pair),
  );
  expect(award).not.toBeNull();
});

test('[D-188] a certificate published later finds who has done everything; one that changes finds them, too', async () => {
  const [course, exam] = [await certificates.course(), await certificates.exam()];
  await course.finish('linzhiyuan');
  const id = await certificates.publish({ requirements: [course.asked, exam.asked] });
  await certificates.work(id);
  expect(await awardsOf(id)).toEqual([]);
  const change = certificates.fields({ requirements: [course.asked] });
  const saved = await (await certificates.as('shenruoxi')).call(saveCertificate, { id, revision: 2, ...change });
  expect(saved.status).toBe(200);
  const jobs = await world.rows("select 1 from graphile_worker._private_jobs where payload ->> 'certificateId' = $1", [
    id,
  ]);
  expect(jobs.length).toBeGreaterThanOrEqual(2);
  await certificates.work(id);
  expect(await awardsOf(id)).toHaveLength(1);
});

test('[D-188] not for whom it is not for, not for who left, not once it is withdrawn', async () => {
  const course = await certificates.course();
  const audience = { ...certificates.fields().audience, isEveryone: false };
  const memberIds = [await certificates.idOf('tanmuyang')];
  const others = await certificates.publish({ requirements: [course.asked], audience: { ...audience, memberIds } });
  const withdrawn = await certificates.publish({ requirements: [course.asked] });
  await (await certificates.as('shenruoxi')).call(withdrawCertificate, { id: withdrawn });
  await course.finish('linzhiyuan');
  await course.finish('tanmuyang');
  await world.rows("update member set state = 'left' where account = 'tanmuyang'");
  await certificates.work(others);
  await certificates.work(withdrawn);
  expect([await awardsOf(others), await awardsOf(withdrawn), await checks()]).toEqual([[], [], []]);
  const refused = [
    (await lin.call(readCertificate, { id: others })).body.errorCode,
    (await lin.call(readCertificate, { id: withdrawn })).body.errorCode,
  ];
  expect(refused).toEqual([errorTable['course.not-in-audience'].number, errorTable['course.withdrawn'].number]);
  const { items } = (await lin.call(listCertificates, { pageSize: 50 })).body;
  expect(items.map(({ id }) => id)).not.toContain(others);
  expect((await (await certificates.welcomeOutsider()).call(readCertificate, { id: others })).status).toBe(404);
});

test('[D-188] one that cannot be issued keeps nobody else waiting', async () => {
  const course = await certificates.course();
  const [broken, sound] = [
    await certificates.publish({ requirements: [course.asked], title: '坏的' }),
    await certificates.publish({ requirements: [course.asked] }),
  ];
  await course.finish('linzhiyuan');
  await world.rows(`alter table certificate_award add constraint broken check (title <> '坏的')`);
  await certificates.work();
  expect(await awardsOf(sound)).toHaveLength(1);
  expect(await checks()).toMatchObject([{ certificate_id: broken, tries: 1 }]);
  await world.rows('alter table certificate_award drop constraint broken');
  await certificates.work();
  expect(await awardsOf(broken)).toHaveLength(1);
});

test('[D-188] it expires at the end of its last day and says so before', async () => {
  const course = await certificates.course();
  const id = await certificates.publish({ requirements: [course.asked], validMonths: 6 });
  await course.finish('linzhiyuan');
  await certificates.work();
  const stateOf = async () => (await certificates.read(lin, id)).award?.state;
  const { award } = await certificates.read(lin, id);
  expect(await stateOf()).toBe('valid');
  const untilMs = (award?.expireTime ?? 0) - world.clock.now();
  world.clock.advance(untilMs - 90 * dayMs);
  lin = await world.signIn('linzhiyuan');
  expect(await stateOf()).toBe('expiring');
  world.clock.advance(90 * dayMs);
  lin = await world.signIn('linzhiyuan');
  expect(await stateOf()).toBe('expired');
});
