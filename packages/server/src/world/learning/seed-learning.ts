import type { SystemContext } from '../../platform/context.ts';
import { seedExams } from './seed-exams.ts';
import { seedRewardedSurvey } from './seed-rewarded-survey.ts';
import { seedSubjects } from './seed-subjects.ts';

/** Everything that stands on courses and questions: subjects, exams, and a survey that pays. */
export async function seedLearning(ctx: SystemContext): Promise<void> {
  await seedSubjects(ctx);
  await seedExams(ctx);
  await seedRewardedSurvey(ctx);
}
