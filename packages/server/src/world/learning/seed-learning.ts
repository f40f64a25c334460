import type { SystemContext } from '../../platform/context.ts';
import { seedAssignments } from './seed-assignments.ts';
import { seedCertificates } from './seed-certificates.ts';
import { seedClasses } from './seed-classes.ts';
import { seedClassrooms } from './seed-classrooms.ts';
import { seedExamCourse } from './seed-exam-course.ts';
import { seedExams } from './seed-exams.ts';
import { seedLibrary } from '../library/seed-library.ts';
import { seedPacks } from './seed-packs.ts';
import { seedPractice } from './seed-practice.ts';
import { seedRewardedSurvey } from './seed-rewarded-survey.ts';
import { seedSubjects } from './seed-subjects.ts';

/** Everything that stands on courses and questions: exams, practice, a survey that pays, rooms and classes, the library, subjects, a course with an exam and a class, certificates, what everybody must learn, and what a director pushed. */
export async function seedLearning(ctx: SystemContext): Promise<void> {
  const bank = await seedExams(ctx);
  await seedPractice(ctx, bank);
  await seedRewardedSurvey(ctx);
  await seedClassrooms(ctx);
  await seedClasses(ctx);
  await seedLibrary(ctx);
  await seedSubjects(ctx);
  await seedExamCourse(ctx);
  const course = await seedCertificates(ctx);
  await seedAssignments(ctx, course);
  await seedPacks(ctx, course);
}
