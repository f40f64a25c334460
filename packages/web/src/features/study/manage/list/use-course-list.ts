import { listManagedCourses } from '@shuyuan/contract/study/courses/manage.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { courseListAddress } from './course-list-address.ts';

/** The courses somebody manages, as the address says. */
export function useCourseList() {
  const [state, change] = useAddressState(courseListAddress);
  const { search, whose, page, pageSize } = state;
  const read = useRead(
    listManagedCourses,
    { page, pageSize, isOwn: whose === 'own', ...(search && { search }), ...(state.state && { state: state.state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { state, change, read };
}

export type ManagedCourse = OutputOf<typeof listManagedCourses>['items'][number];
