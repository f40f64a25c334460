import type { SystemContext } from '../platform/context.ts';
import { seedAssistant } from './assistant/assistant.ts';
import { seedCommunity } from './community/community.ts';
import { seedBlendedCourse } from './courses/seed-blended-course.ts';
import { seedCourses } from './courses/seed-courses.ts';
import { seedFiles } from './files/files.ts';
import { seedLedger } from './ledger/ledger.ts';
import { seedPricedContents } from './ledger/seed-priced-contents.ts';
import { seedLives } from './live/lives.ts';
import { seedPositions } from './learning/seed-positions.ts';
import { seedLearning } from './learning/seed-learning.ts';
import { seedSurveys } from './learning/seed-surveys.ts';

export type ContentOptions = {
  /** Courses are shown by their files: a world that does without the bytes does without them. */
  readonly hasCourses?: boolean;
};

/** What people have made and done, each behind what it stands on. */
export async function seedContent(ctx: SystemContext, { hasCourses = true }: ContentOptions = {}): Promise<void> {
  await seedFiles(ctx);
  await seedLives(ctx);
  await seedPositions(ctx);
  await seedCommunity(ctx);
  if (hasCourses) await seedCourses(ctx);
  await seedLedger(ctx);
  await seedAssistant(ctx);
  await seedSurveys(ctx);
  if (!hasCourses) return;
  await seedBlendedCourse(ctx);
  await seedPricedContents(ctx);
  await seedLearning(ctx);
}
