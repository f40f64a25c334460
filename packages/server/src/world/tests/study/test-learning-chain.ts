import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { bringMaterial } from '../../courses/course-material.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';
import { assignmentsOf } from '../training/test-assignments.ts';
import { certificatesOf } from '../training/test-certificates.ts';
import { coursesOf, everyone } from './test-courses.ts';
import { courseSection, positionsOf } from './test-positions.ts';
import { courseItem, stageOf, subjectsOf } from './test-subjects.ts';
import { surveysOf } from './test-surveys.ts';

const title = '叉车道旁边怎么走';

/**
 * A film of a minute, a handbook and a survey, for one department; a path and a subject that have the course as all they ask for,
 * a path that has the subject, a certificate for the course, and required training of course and subject.
 */
export async function publishChain(world: TestWorld) {
  const [courses, positions, surveys] = [coursesOf(world), positionsOf(world), surveysOf(world)];
  const [subjects, certificates] = [subjectsOf(world), certificatesOf(world)];
  const author = await personAt(world.installation.system, 'shenruoxi', 0);
  const surveyId = await surveys.open(await courses.as('shenruoxi'));
  const department = await courses.idOf('organization', 'name', '软件研发部');
  const sections = [
    { ...(await bringMaterial(author, 'safetyFilm')), title: '看片', isRequired: true },
    { ...(await bringMaterial(author, 'observationSheet')), title: '读手册', isRequired: true },
    { type: SectionType.survey, title: '说说看', isRequired: true, contentId: surveyId },
  ];
  const audience = { ...everyone, isEveryone: false, organizationIds: [department] };
  const { id, keys } = await courses.publish(sections, { title, audience });
  const path = await positions.publish([[courseSection(id, { title })]], { name: '叉车道引导员' });
  await positions.assign(path.id, 'linzhiyuan', 'amina');
  const subject = await subjects.publish([stageOf('一', [courseItem(id, title)])], { title: '叉车引导四周' });
  await subjects.join('linzhiyuan', subject.id);
  const viaSubject = {
    businessType: BusinessType.subject,
    businessId: subject.id,
    title: '叉车引导四周',
    require: true,
  };
  const longPath = await positions.publish([[viaSubject]], { name: '叉车引导带班' });
  await positions.assign(longPath.id, 'linzhiyuan');
  const requirements = [{ businessType: BusinessType.course, businessId: id, minimumPercent: null }];
  const certificateId = await certificates.publish({ title: '叉车引导证', requirements });
  const assignments = assignmentsOf(world);
  const ruleId = await assignments.activate({
    title: '叉车引导培训',
    items: [
      { businessType: BusinessType.course, businessId: id },
      { businessType: BusinessType.subject, businessId: subject.id },
    ],
    audience: await assignments.named('linzhiyuan'),
  });
  const ids = {
    id,
    keys,
    ruleId,
    pathId: path.id,
    longPathId: longPath.id,
    subjectId: subject.id,
    surveyId,
    certificateId,
  };
  return { ...ids, courses, positions, surveys, subjects, certificates, assignments };
}

export type LearningChain = Awaited<ReturnType<typeof publishChain>>;
