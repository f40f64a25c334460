import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findCourseOffers } from '../prices/find-course-offers.ts';
import { countLearners } from '../learners/learners.store.ts';
import { findAudienceMember } from './audience.store.ts';
import type { CardReader, CardRow } from './course-cards.store.ts';
import { listCourseTopics, listPeople } from './course.store.ts';

/** The section somebody had open last, where their version still has it. */
const lessonOf = ({ lessonKey: key, lessonTitle: title, lessonType: type, resumePoint }: CardRow) =>
  key === null || title === null || type === null ? null : { key, title, type, resumePoint: resumePoint ?? 0 };

/** Cards with the people and topics on them. */
export async function courseCards(ctx: Context, rows: readonly CardRow[]) {
  const ids = rows.map(({ id }) => id);
  const lecturerIds = [...new Set(rows.flatMap(({ lecturerId }) => lecturerId ?? []))];
  const people = await listPeople(ctx.read, ctx.actor.tenantId, lecturerIds);
  const topics = await listCourseTopics(ctx.read, ids);
  const offers = await findCourseOffers(ctx, rows);
  const learnersOf = await countLearners(ctx.read, ids);
  return rows.map((row) => {
    demand(row.publishedAt, 'internal.unexpected');
    const offer = offers.get(row.id);
    return {
      id: row.id,
      title: row.title,
      introduction: row.introduction,
      coverPath: row.coverPath === null ? null : `/files/${row.coverPath}`,
      lecturer: people.find(({ id }) => id === row.lecturerId) ?? null,
      topics: topics.filter(({ courseId }) => courseId === row.id).map(({ id, name }) => ({ id, name })),
      sectionCount: Number(row.sectionCount),
      learnerCount: learnersOf(row.id).total,
      avgScore: averageOf(row.scoreSum, row.scoreCount),
      scoreCount: row.scoreCount,
      publishTime: row.publishedAt.getTime(),
      lesson: lessonOf(row),
      ...(offer && { offer }),
      progress: {
        finishStatus: row.status,
        percentage: row.percentage,
        finishedRequired: row.finished,
        required: Number(row.requiredCount),
      },
      waitingCount: Number(row.waitingCount),
    };
  });
}

export async function cardReaderOf(ctx: Context): Promise<CardReader> {
  const member = await findAudienceMember(ctx.read, ctx.actor.id);
  return { tenantId: ctx.actor.tenantId, member, asOf: new Date(ctx.now()) };
}

/** One decimal; null where nobody has scored. */
export const averageOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;
