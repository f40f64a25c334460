import type { SystemContext } from '../../platform/context.ts';
import { seedCertificates } from './seed-certificates.ts';
import { seedClasses } from './seed-classes.ts';
import { seedClassrooms } from './seed-classrooms.ts';
import { seedExamCourse } from './seed-exam-course.ts';
import { seedExams } from './seed-exams.ts';
import { seedPractice } from './seed-practice.ts';
import { seedRewardedSurvey } from './seed-rewarded-survey.ts';
import { seedSubjects } from './seed-subjects.ts';

/** Everything that stands on courses and questions: exams, subjects, practice, a survey that pays, classes, a course with an exam and a class, rooms, and certificates. */
export async function seedLearning(ctx: SystemContext): Promise<void> {
  const bank = await seedExams(ctx);
  await seedSubjects(ctx);
  await seedPractice(ctx, bank);
  await seedRewardedSurvey(ctx);
  await seedClassrooms(ctx);
  await seedClasses(ctx);
  await seedExamCourse(ctx);
  await seedCertificates(ctx);
}
