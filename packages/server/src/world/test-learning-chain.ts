import { SectionType } from '@shuyuan/contract/study/section-types';
import { bringMaterial } from './courses/course-material.ts';
import type { TestWorld } from './open-world.ts';
import { personAt } from './person-at.ts';
import { coursesOf, everyone } from './test-courses.ts';
import { courseSection, positionsOf } from './test-positions.ts';
import { surveysOf } from './test-surveys.ts';

const title = '叉车道旁边怎么走';

/** A film of a minute, a handbook and a survey, for one department; and a path that has it as its only section. */
export async function publishChain(world: TestWorld) {
  const [courses, positions, surveys] = [coursesOf(world), positionsOf(world), surveysOf(world)];
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
  return { id, keys, pathId: path.id, surveyId, courses, positions, surveys };
}

export type LearningChain = Awaited<ReturnType<typeof publishChain>>;
