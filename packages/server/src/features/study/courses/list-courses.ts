import { maxPageSize, offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseOrder } from '@shuyuan/contract/study/courses/course-orders';
import { PlainFilter } from '@shuyuan/contract/study/plain-filter';
import type { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import { namedIds } from '../../../platform/named-ids.ts';
import { cardReaderOf, courseCards } from './course-cards.ts';
import {
  countCards,
  hasStatus,
  hasTopic,
  isCollectedBy,
  isOneOf,
  listCards,
  titleMatches,
} from './course-cards.store.ts';

type CoursesQuery = Paging & {
  readonly search?: string | undefined;
  readonly plainFilter: PlainFilter;
  readonly finishStatus?: FinishStatus | undefined;
  readonly topicId?: string | undefined;
  readonly isCollected: boolean;
  readonly order: CourseOrder;
};

/** ENUM-12: courses are all there is to learn yet; the other kinds join with their features. */
const isAboutCourses = (filter: PlainFilter): boolean => filter === PlainFilter.all || filter === PlainFilter.course;

export async function listCourses(ctx: Context, query: CoursesQuery) {
  const { search, plainFilter, finishStatus, topicId, isCollected, order, ...paging } = query;
  if (!isAboutCourses(plainFilter)) return { items: [], recordCount: 0 };
  const reader = await cardReaderOf(ctx);
  const conditions = [
    ...titleMatches(search),
    ...(finishStatus === undefined ? [] : [hasStatus(finishStatus, ctx.actor.id)]),
    ...(topicId === undefined ? [] : [hasTopic(topicId)]),
    ...(isCollected ? [isCollectedBy(ctx.actor.id)] : []),
  ];
  const rows = await listCards(ctx.read, reader, {
    conditions,
    order,
    limit: paging.pageSize,
    offset: offsetOf(paging),
  });
  return { items: await courseCards(ctx, rows), recordCount: await countCards(ctx.read, reader, conditions) };
}

/** STUDY-02: unknown ones, and those of others, are left out. */
export async function findCoursesByIds(ctx: Context, { ids }: { ids: string }) {
  const wanted = namedIds(ids);
  const reader = await cardReaderOf(ctx);
  const rows = await listCards(ctx.read, reader, { conditions: [isOneOf(wanted)], limit: maxPageSize, offset: 0 });
  const cards = await courseCards(ctx, rows);
  return { items: cards.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) };
}
