import type { SystemContext } from '../../platform/context.ts';
import { seedPricedCourse } from '../courses/seed-priced-course.ts';
import { seedPricedExam } from './seed-priced-exam.ts';
import { seedPricedSubject } from './seed-priced-subject.ts';
import { seedPricedItem } from '../library/seed-priced-item.ts';

/** Contents the company sells, each bought by somebody; the subject has the others in it. Behind the coins. */
export async function seedPricedContents(ctx: SystemContext): Promise<void> {
  await seedPricedCourse(ctx);
  await seedPricedItem(ctx);
  await seedPricedSubject(ctx);
  await seedPricedExam(ctx);
}
