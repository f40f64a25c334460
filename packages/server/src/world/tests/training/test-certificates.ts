import * as certificate from '@shuyuan/contract/certificates/certificate.wire';
import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import * as manage from '@shuyuan/contract/certificates/manage-certificate.wire';
import * as record from '@shuyuan/contract/certificates/certificate-record.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { certificateJobs } from '../../../features/certificates/certificates.jobs.ts';
import type { TestWorld } from '../../open-world.ts';
import { article, coursesOf, everyone } from '../study/test-courses.ts';
import { examsOf, rightText, wrongText } from '../exams/test-exams.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { teamsOf } from '../community/test-teams.ts';

/** With everything an update names. */
export type CertificateForm = Omit<InputOf<typeof manage.saveCertificate>, 'id' | 'revision'>;

const tables = [
  'certificate',
  'certificate_requirement',
  'certificate_award',
  'certificate_renewal',
  'certificate_check',
  'audit_entry',
];

/** Certificates of the demo company as tests meet them: made by 沈若溪, earned by 林知远. */
export function certificatesOf(world: TestWorld) {
  const { as, idOf, welcomeOutsider } = teamsOf(world);
  const [courses, exams] = [coursesOf(world), examsOf(world)];

  const fields = (over: Partial<CertificateForm> = {}): CertificateForm => ({
    kind: CertificateKind.certificate,
    title: '安全上岗证',
    introduction: '学完并通过考试',
    audience: everyone,
    validMonths: null,
    renewalDays: [],
    coins: 0,
    integral: 0,
    regradeRule: 'keep',
    timeZone: 'Asia/Shanghai',
    requirements: [],
    ...over,
  });
  const create = async (over: Partial<CertificateForm> = {}) =>
    (await (await as('shenruoxi')).call(manage.createCertificate, fields(over))).body;

  async function publish(over: Partial<CertificateForm> = {}): Promise<string> {
    const { id, revision } = await create(over);
    const { status, body } = await (await as('shenruoxi')).call(manage.publishCertificate, { id, revision });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  }

  /** A course of one article; `finish` reads it. */
  async function course() {
    const { id, keys } = await courses.publish([article('一篇')]);
    const key = keys[0] ?? '';
    const finish = (account: string) => courses.finish(account, id, key);
    return { id, key, asked: { businessType: BusinessType.course, businessId: id, minimumPercent: null }, finish };
  }

  /** So many of its four questions right. */
  async function takeExam(account: string, id: string, right: number) {
    const { save, handIn } = await exams.begin(await as(account), id);
    for (let at = 0; at < 4; at += 1) await save(at, 1, at < right ? rightText : wrongText);
    return handIn();
  }

  /** An exam of four questions with a pass mark of 50; `take` answers so many of them right. */
  async function exam(minimumPercent: number | null = null) {
    const paper = await exams.fixedPaper(4);
    const id = await exams.publish(exams.examFields(paper, { passPercent: 50, maxAttempts: 3 }));
    const take = (account: string, right: number) => takeExam(account, id, right);
    return { id, asked: { businessType: BusinessType.exam, businessId: id, minimumPercent }, take };
  }

  const jobOf = (name: string) => certificateJobs.find((job) => job.name === `certificates:${name}`);

  /** The jobs as they come: the pages of a reconciliation that was asked for, then the check. */
  async function work(certificateId?: string): Promise<void> {
    const { system } = world.installation;
    if (certificateId) await jobOf('reconcile')?.handle(system, { certificateId });
    await jobOf('check')?.handle(system, {});
  }
  /** The job of renewals as it comes every hour. */
  const renew = async () => jobOf('renew')?.handle(world.installation.system, {});

  return {
    as,
    idOf,
    welcomeOutsider,
    fields,
    create,
    publish,
    course,
    exam,
    takeExam,
    courses,
    work,
    renew,
    read: async (by: TestWorld['visitor'], id: string) => (await by.call(certificate.readCertificate, { id })).body,
    own: async (by: TestWorld['visitor']) => (await by.call(record.listOwnCertificates, {})).body.items,
    snapshot: () => snapshotWithJobs(world, tables),
  };
}
