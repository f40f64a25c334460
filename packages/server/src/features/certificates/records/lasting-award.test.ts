import { checkCertificate, readCertificateBadge } from '@shuyuan/contract/certificates/certificate-record.wire';
import { listCertificateHolders } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { changeMemberState } from '@shuyuan/contract/people/members.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { testVerifierOf } from '../../../world/tests/training/test-verifier.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'https://learn.example.com' } });
});
afterAll(() => world.close());

test('[D-034] [D-188] holder gone, course and template deleted, each row of theirs erased: number and badge hold as before', async () => {
  const [certificates, verifier] = [certificatesOf(world), testVerifierOf(world)];
  const course = await certificates.course();
  const certificateId = await certificates.publish({ requirements: [course.asked] });
  await course.finish('tanmuyang');
  await certificates.work();
  const shen = await certificates.as('shenruoxi');
  const [held] = (await shen.call(listCertificateHolders, { id: certificateId })).body.items;
  const { id = '', number = '' } = held ?? {};
  const check = async () => (await world.visitor.call(checkCertificate, { number })).body;
  const before = await check();
  const holder = await certificates.as('tanmuyang');
  const badge: unknown = JSON.parse((await holder.call(readCertificateBadge, { id })).bytes.toString('utf8'));

  const memberId = await certificates.idOf('tanmuyang');
  const admin = await certificates.as('luchengze');
  expect((await admin.call(changeMemberState, { id: memberId, action: 'leave' })).status).toBe(200);
  expect((await holder.call(readCertificateBadge, { id })).status).toBe(401);
  expect(await check()).toEqual(before);

  // Further than any call goes: as if a database were cleaned by hand, with nothing that would hold rows back.
  await world.rows(`begin; set local session_replication_role = replica;
    delete from certificate_requirement where certificate_id = '${certificateId}';
    delete from certificate where id = '${certificateId}';
    delete from study_run where course_id = '${course.id}'; delete from course where id = '${course.id}';
    delete from member where id = '${memberId}'; commit`);
  expect(await world.rows('select from member where id = $1', [memberId])).toEqual([]);
  expect(await check()).toEqual(before);
  expect(before).toMatchObject({ number, state: 'valid', requirements: ['一门课程'] });
  expect(await verifier.verify(badge)).toMatchObject({ verified: true, statusResult: { verified: true } });
});
