import { listHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { homeworkAddress } from './homework-address.ts';

/** Works handed in to a course, as the address says. */
export function useHomeworkList(courseId: string) {
  const [state, change] = useAddressState(homeworkAddress);
  const { page, pageSize, search } = state;
  const read = useRead(
    listHomework,
    { id: courseId, state: state.state, page, pageSize, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { state, change, read };
}
