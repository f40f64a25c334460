import { listCertificates } from '@shuyuan/contract/certificates/certificate.wire';
import { listOwnCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedCertificates } from './seed-certificates.ts';
import { seedExams } from './seed-exams.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedExams(world.installation.system);
  await seedCertificates(world.installation.system);
});
afterAll(() => world.close());

test('[D-188] the demo company has a certificate that was issued, one that ends soon, and one somebody is midway to', async () => {
  const lin = await world.signIn('linzhiyuan');
  const own = (await lin.call(listOwnCertificates, {})).body.items;
  expect(own.map(({ title, state, isRead }) => [title, state, isRead])).toEqual([
    ['质量月知识微证书', 'valid', false],
    ['安全生产年度证', 'expiring', false],
  ]);
  const { items } = (await lin.call(listCertificates, {})).body;
  expect(items.find(({ title }) => title === '安全生产年度证')?.renewal).toMatchObject({ run: 2 });
  expect(items.map(({ title, finishedCount, requiredCount }) => [title, requiredCount - finishedCount])).toEqual([
    ['车间安全上岗证', 1],
    ['质量月知识微证书', 0],
    ['安全生产年度证', 1],
  ]);
});
