import { listNotes } from '@shuyuan/contract/study/notes/note.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';

/** More than these in one course are found by searching. */
const shown = 100;

export const useNotes = (courseId: string, search: string) =>
  useRead(
    listNotes,
    { courseId, page: 1, pageSize: shown, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
