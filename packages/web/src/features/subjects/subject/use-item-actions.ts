import {
  confirmSubjectItem,
  listSubjects,
  openSubjectItem,
  readSubject,
} from '@shuyuan/contract/subjects/subject.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { useReturnSearch } from '../../../shared/contents/return-address.ts';
import { showContent } from '../../../shared/contents/show-content.ts';

const refreshes = [readSubject, listSubjects];

/** Opening an item, and saying that what nobody can measure was read. */
export function useItemActions(id: string) {
  const t = useT('study');
  // The path that led to the subject comes along.
  const from = useReturnSearch();
  const opening = useWrite(openSubjectItem, {
    refreshes,
    onSuccess: (opened) => showContent(opened, { ...from, subject: id }),
  });
  const confirming = useWrite(confirmSubjectItem, {
    refreshes,
    onSuccess: () => showNotice(t('positions.section.confirmed'), 'success'),
  });
  return {
    isBusy: opening.isPending || confirming.isPending,
    open: (itemKey: string) => opening.mutate({ id, itemKey }),
    confirm: (itemKey: string) => confirming.mutate({ id, itemKey }),
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;
