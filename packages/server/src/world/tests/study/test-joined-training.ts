import * as manage from '@shuyuan/contract/certificates/manage-certificate.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { assignmentJobs } from '../../../features/assignments/assignments.jobs.ts';
import type { TestWorld } from '../../open-world.ts';
import { assignmentsOf } from '../training/test-assignments.ts';
import { certificatesOf } from '../training/test-certificates.ts';
import { everyone } from './test-courses.ts';
import { examSectionsOf } from '../exams/test-exam-sections.ts';
import { link, positionsOf } from './test-positions.ts';

/** Coins of the certificate. */
export const reward = 25;

/**
 * An exam with a certificate that pays for it, and a rule that asks for it of whoever holds a position, which nobody does yet. 周牧云
 * directs the learner, 陆承泽 the company.
 */
export async function joinTraining(world: TestWorld, learner: string) {
  const [sections, certificates, assignments] = [examSectionsOf(world), certificatesOf(world), assignmentsOf(world)];
  const direct = (account: string, place: string) =>
    world.rows(
      `insert into member_fact (tenant_id, member_id, fact, organization_id)
       select tenant_id, id, 'director', ${place} from member where account = $1`,
      [account],
    );
  await world.rows("delete from member_fact where fact = 'director'");
  await direct('zhoumuyun', `(select organization_id from member where account = '${learner}')`);
  await direct('luchengze', 'tenant_id');
  const examId = await sections.publishExam({ passPercent: 75 });
  const asked = { businessType: BusinessType.exam, businessId: examId };
  const requirements = [{ ...asked, minimumPercent: null }];
  const fields = certificates.fields({ requirements, coins: reward, regradeRule: 'revoke' });
  const lu = await certificates.as('luchengze');
  const certificate = (await lu.call(manage.createCertificate, fields)).body;
  await lu.call(manage.publishCertificate, certificate);
  const position = await positionsOf(world).publish([[link('规程')]]);
  const audience = { ...everyone, isEveryone: false, positionIds: [position.id] };
  const ruleId = await assignments.activate({ items: [asked], audience });
  const remind = async () =>
    assignmentJobs.find((job) => job.name === 'assignments:remind')?.handle(world.installation.system, {});
  return { examId, certificateId: certificate.id, positionId: position.id, ruleId, remind };
}
