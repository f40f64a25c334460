import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import {
  createCertificate,
  issueCertificate,
  publishCertificate,
  renewCertificates,
} from '../../features/certificates/index.ts';
import { reportPlay } from '../../features/study/play/report-play.ts';
import { startPlay } from '../../features/study/play/start-play.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { seedYearlyCourse, yearlyAgoMs } from './seed-yearly-course.ts';

const timeZone = 'Asia/Shanghai';
const unpaid = { coins: 0, integral: 0, regradeRule: 'keep' } as const;

const publish = async (author: Context, fields: Parameters<typeof createCertificate>[1]): Promise<string> => {
  const { id, revision } = await createCertificate(author, fields);
  await publishCertificate(author, { id, revision });
  return id;
};

async function examId(ctx: SystemContext, name: string): Promise<string> {
  const { id } = await ctx.read.selectFrom('exam').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return id;
}

/** 林知远 learned it a year ago but for some weeks, and got the certificate the same day. */
async function seedYearly(ctx: SystemContext, course: { id: string; key: string }): Promise<void> {
  const { id: courseId, key: sectionKey } = course;
  const certificateId = await publish(await personAt(ctx, 'shenruoxi', yearlyAgoMs + 5 * dayMs), {
    kind: CertificateKind.certificate,
    title: '安全生产年度证',
    introduction: '完成年度复训即可获得，有效期一年。',
    audience: everyone,
    validMonths: 12,
    renewalDays: [30, 7],
    ...unpaid,
    timeZone,
    requirements: [{ businessType: BusinessType.course, businessId: courseId, minimumPercent: null }],
  });
  const learner = await personAt(ctx, 'linzhiyuan', yearlyAgoMs + 10 * minuteMs);
  const { playId } = await startPlay(learner, { courseId, sectionKey });
  await reportPlay(await personAt(ctx, 'linzhiyuan', yearlyAgoMs + 5 * minuteMs), {
    id: playId,
    sequence: 1,
    intervals: [{ from: 0, to: 1 }],
    activeSeconds: 240,
    resumePoint: 1,
  });
  const memberId = learner.actor.id;
  await issueCertificate({ ...ctx, now: () => ctx.now() - yearlyAgoMs }, { certificateId, memberId });
}

/** For a contest 林知远 won; not read yet. */
async function seedMicro(ctx: SystemContext): Promise<void> {
  const exam = { businessType: BusinessType.exam, businessId: await examId(ctx, '质量月知识竞赛') };
  const certificateId = await publish(await personAt(ctx, 'shenruoxi', 12 * dayMs), {
    kind: CertificateKind.micro,
    title: '质量月知识微证书',
    introduction: '质量月竞赛达到八十分即可获得，长期有效。',
    audience: everyone,
    validMonths: null,
    renewalDays: [],
    ...unpaid,
    timeZone,
    requirements: [{ ...exam, minimumPercent: 80 }],
  });
  const memberId = (await personAt(ctx, 'linzhiyuan', 0)).actor.id;
  await issueCertificate({ ...ctx, now: () => ctx.now() - 9 * dayMs }, { certificateId, memberId });
}

/** 林知远 stands before its exam. */
async function seedMidway(ctx: SystemContext, courseId: string): Promise<void> {
  const course = { businessType: BusinessType.course, businessId: courseId };
  const exam = { businessType: BusinessType.exam, businessId: await examId(ctx, '安全与质量上岗考试') };
  await publish(await personAt(ctx, 'shenruoxi', dayMs / 2), {
    kind: CertificateKind.certificate,
    title: '车间安全上岗证',
    introduction: '完成年度复训，上岗考试不低于八十分。',
    audience: everyone,
    validMonths: 24,
    renewalDays: [90, 30],
    ...unpaid,
    regradeRule: 'revoke',
    timeZone,
    requirements: [
      { ...course, minimumPercent: null },
      { ...exam, minimumPercent: 80 },
    ],
  });
}

/** Two certificates that were issued, of which one ends soon and renews, and one people are midway to. */
/** Answers the course of the year, which others ask for, too. */
export async function seedCertificates(ctx: SystemContext): Promise<{ id: string; key: string }> {
  const course = await seedYearlyCourse(ctx);
  await seedYearly(ctx, course);
  await seedMicro(ctx);
  await seedMidway(ctx, course.id);
  await renewCertificates(ctx);
  return course;
}
