import type { Paging } from '@shuyuan/contract/kernel/paging';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../../platform/context.ts';
import { cardReaderOf } from '../course-cards.ts';
import { countOwn, listOwn } from './own-courses.store.ts';

type OwnCoursesInput = Paging & {
  readonly search?: string | undefined;
  readonly finishStatus?: FinishStatus | undefined;
};

/** D-179: what somebody has begun stays theirs, also where the course is closed to them by now. */
export async function listOwnCourses(ctx: Context, { search, finishStatus, ...paging }: OwnCoursesInput) {
  const reader = await cardReaderOf(ctx);
  const [rows, counts] = await Promise.all([
    listOwn(ctx.read, reader, { search, finishStatus, paging }),
    countOwn(ctx.read, reader, search),
  ]);
  const all = counts.learning + counts.finished;
  const ofStatus = finishStatus === FinishStatus.learning ? counts.learning : counts.finished;
  return {
    items: rows.map(({ openedAt, studiedAt, finishedAt, status, studySeconds, ...row }) => ({
      ...row,
      finishStatus: status,
      beginTime: openedAt.getTime(),
      studyTime: (studiedAt ?? openedAt).getTime(),
      finishTime: finishedAt?.getTime() ?? null,
      studySeconds: Number(studySeconds),
    })),
    recordCount: finishStatus === undefined ? all : ofStatus,
    counts,
  };
}
