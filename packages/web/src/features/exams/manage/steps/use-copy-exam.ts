import { copyExam } from '@shuyuan/contract/exams/papers/papers.wire';
import { go } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { examReads } from '../exam-form.ts';

/** Makes a copy and leads to it. */
export function useCopyExam() {
  const t = useT('examining');
  const { mutate, isPending } = useWrite(copyExam, {
    refreshes: examReads,
    onSuccess: ({ id }) => {
      showNotice(t('examining.copied'), 'success');
      go('examManage', { id });
    },
  });
  return { copy: (id: string) => mutate({ id }), isBusy: isPending };
}
