import {
  confirmSubjectItem,
  listSubjects,
  openSubjectItem,
  readSubject,
} from '@shuyuan/contract/subjects/subject.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { showContent } from '../../../shared/contents/show-content.ts';

const refreshes = [readSubject, listSubjects];

/** Opening an item, and saying that what nobody can measure was read. */
export function useItemActions(id: string) {
  const t = useT('study');
  const opening = useWrite(openSubjectItem, {
    refreshes,
    onSuccess: (opened) => showContent(opened, { subject: id }),
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
