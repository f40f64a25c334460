import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { TestWorld } from './open-world.ts';
import { surveysOf } from './test-surveys.ts';

/** Surveys 林知远 may not answer: a draft, for others, not open yet. */
export async function closeSurveys(world: TestWorld, title: string) {
  const surveys = surveysOf(world);
  const author = await surveys.as('shenruoxi');
  const audience = { organizationIds: [], memberIds: [await surveys.idOf('amina')] };
  const opensAt = world.clock.now() + dayMs;
  return [
    { name: 'survey, draft', id: await surveys.draft(author, { title }) },
    { name: 'survey, foreign', id: await surveys.open(author, { title, audience }) },
    { name: 'survey, scheduled', id: await surveys.open(author, { title, opensAt }) },
  ];
}
