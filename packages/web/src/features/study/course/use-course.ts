import { findCourseBasicInfo, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { courseAddress } from './course-detail.ts';

/** A course and its contents as the address asks for it. Who may not open it is led to a page that says why (ERR-06). */
export function useCourse(id: string) {
  const [{ preview }] = useAddressState(courseAddress);
  const isPreview = preview !== undefined;
  const input = { id, ...(isPreview && { isPreview }) };
  const course = useRead(findCourseBasicInfo, input, { claims: 'notices' });
  const contents = useRead(readChapterInfo, input, { claims: 'notices' });
  return { course, contents, isPreview };
}
