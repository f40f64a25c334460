import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { TestWorld } from '../../open-world.ts';
import { seedLive } from '../community/test-community.ts';
import { liveSalesOf } from '../money/test-live-sales.ts';
import { say } from '../study/test-replays.ts';
import { surveysOf } from '../study/test-surveys.ts';

/** Surveys 林知远 may not answer: a draft, for others, not open yet. */
async function closeSurveys(world: TestWorld, title: string) {
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

type Closing = {
  readonly title: string;
  /** Was answered in the room: of a live that is not paid the name is for all, and what was said in it for nobody. */
  readonly locked: string;
};

/** Lives 林知远 may not enter or watch: a draft, for others, taken back, or not paid. */
async function closeLives(world: TestWorld, { title, locked }: Closing) {
  const seed = (live: Parameters<typeof seedLive>[1]) => seedLive(world, { subject: title, ...live });
  const where = await liveSalesOf(world).held(100);
  await say(world, where, { kind: 'question', text: locked, at: where.startedAt + 1_000 });
  await world.rows('update live_message set answer = $2 where live_id = $1', [where.liveId, locked]);
  return [
    { name: 'live, draft', id: await seed({ status: LiveStatus.unpublished }) },
    { name: 'live, foreign', id: await seed({ shareScope: 3 }) },
    { name: 'live, taken back', id: await seed({ status: LiveStatus.cancelled }) },
    { name: 'live, unpaid', id: where.liveId, key: 'replay' },
  ];
}

/** Everything that takes place at a time and is closed for 林知远. */
export const closeEvents = async (world: TestWorld, closing: Closing) => [
  ...(await closeSurveys(world, closing.title)),
  ...(await closeLives(world, closing)),
];
