import type { SystemContext } from '../../platform/context.ts';
import { seedExams } from './seed-exams.ts';
import { seedSubjects } from './seed-subjects.ts';

/** Everything that stands on courses and questions: subjects and exams. */
export async function seedLearning(ctx: SystemContext): Promise<void> {
  await seedSubjects(ctx);
  await seedExams(ctx);
}
