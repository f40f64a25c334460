import type { SystemContext } from '../../platform/context.ts';
import { seedCircles } from './circles.ts';
import { seedColumns } from './columns.ts';
import { seedDiscussions } from '../discussions.ts';
import { seedMaterials } from '../files/materials.ts';
import { seedQuestions } from './questions.ts';
import { seedShares } from './shares.ts';
import { seedTeams } from './teams.ts';
import { seedTopics } from './topics.ts';

/** What colleagues share with each other: each part stands on those before it. */
export async function seedCommunity(ctx: SystemContext): Promise<void> {
  await seedTopics(ctx);
  await seedTeams(ctx);
  await seedCircles(ctx);
  await seedMaterials(ctx);
  await seedQuestions(ctx);
  await seedDiscussions(ctx);
  await seedColumns(ctx);
  await seedShares(ctx);
}
