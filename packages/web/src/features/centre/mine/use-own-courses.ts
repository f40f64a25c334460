import { listOwnCourses } from '@shuyuan/contract/study/courses/own-course.wire';
import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { type OwnCoursesState, ownStatuses } from './own-statuses.ts';

/** The part the address asks for of the reader's courses. */
export function useOwnCourses({ status, search, page, pageSize }: OwnCoursesState) {
  const input = { page, pageSize, ...(search && { search }), ...(status !== undefined && { finishStatus: status }) };
  return useRead(listOwnCourses, input, { claims: 'notices', placeholderData: keepPreviousData });
}

/** A tab for each state, with how many courses are in it. */
export function useStatusTabs(counts: { readonly learning: number; readonly finished: number } | undefined) {
  const t = useT('centre');
  const study = useT('study');
  return [undefined, ...ownStatuses].map((status) => {
    const label = status === undefined ? t('centre.filter.all') : study(finishStatusLabels[status]);
    const { learning, finished } = counts ?? { learning: 0, finished: 0 };
    const ofStatus = status === FinishStatus.learning ? learning : finished;
    const shown = status === undefined ? learning + finished : ofStatus;
    return { name: String(status), label, count: shown, search: { status } };
  });
}
