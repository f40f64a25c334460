import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { permissionsOf } from '../courses/course.policy.ts';
import { listPeople } from '../courses/course.store.ts';
import { countLearners } from '../learners/learners.store.ts';
import { listManaged as listRows, managesAny } from './managed-list.store.ts';

type ManagedInput = Paging & {
  readonly search?: string | undefined;
  readonly state?: CourseState | undefined;
  readonly isOwn: boolean;
};

/** Everything for those who manage all courses; for others what they made or teach. */
export async function listManaged(ctx: Context, { search, state, isOwn, ...paging }: ManagedInput) {
  const { tenantId, id: memberId, capabilities } = ctx.actor;
  const query = { tenantId, memberId, search, state, isOwn: isOwn || !capabilities.has('course.manageAll') };
  const { rows, total } = await listRows(ctx.read, query, paging);
  const ids = new Set(rows.flatMap(({ authorId, lecturerId }) => [authorId, lecturerId ?? authorId]));
  const people = await listPeople(ctx.read, tenantId, [...ids]);
  const learnersOf = await countLearners(
    ctx.read,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ authorId, lecturerId, coverPath, updatedAt, ...row }) => {
    const author = people.find(({ id }) => id === authorId);
    demand(author, 'internal.unexpected');
    return {
      ...row,
      author,
      lecturer: people.find(({ id }) => id === lecturerId) ?? null,
      coverPath: coverPath === null ? null : `/files/${coverPath}`,
      learnerCount: learnersOf(row.id).total,
      finishedCount: learnersOf(row.id).finished,
      updateTime: updatedAt.getTime(),
      can: permissionsOf(row),
    };
  });
  const manage = capabilities.has('course.create') || (await managesAny(ctx.read, tenantId, memberId));
  return { items, recordCount: total, can: { manage } };
}
