import type { SystemContext } from '../platform/context.ts';
import { tellCircles } from './circles.ts';
import { tellColumns } from './columns.ts';
import { tellDiscussions } from './discussions.ts';
import { tellMaterials } from './materials.ts';
import { tellQuestions } from './questions.ts';
import { tellShares } from './shares.ts';
import { tellTeams } from './teams.ts';
import { tellTopics } from './topics.ts';

/** What colleagues share with each other: each part stands on those before it. */
export async function tellCommunity(ctx: SystemContext): Promise<void> {
  await tellTopics(ctx);
  await tellTeams(ctx);
  await tellCircles(ctx);
  await tellMaterials(ctx);
  await tellQuestions(ctx);
  await tellDiscussions(ctx);
  await tellColumns(ctx);
  await tellShares(ctx);
}
