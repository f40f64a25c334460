import type { SystemContext } from '../platform/context.ts';
import { tellAssistant } from './assistant.ts';
import { tellCommunity } from './community.ts';
import { seedCourses } from './courses/seed-courses.ts';
import { tellFiles } from './files.ts';
import { tellLedger } from './ledger.ts';
import { tellLives } from './lives.ts';
import { seedPositions } from './seed-positions.ts';
import { tellSurveys } from './tell-surveys.ts';

export type ContentOptions = {
  /** Courses are shown by their files: a world that does without the bytes does without them. */
  readonly hasCourses?: boolean;
};

/** What people have made and done, each behind what it stands on. */
export async function tellContent(ctx: SystemContext, { hasCourses = true }: ContentOptions = {}): Promise<void> {
  await tellFiles(ctx);
  await tellLives(ctx);
  await seedPositions(ctx);
  await tellCommunity(ctx);
  if (hasCourses) await seedCourses(ctx);
  await tellLedger(ctx);
  await tellAssistant(ctx);
  await tellSurveys(ctx);
}
