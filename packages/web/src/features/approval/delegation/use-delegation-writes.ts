import { clearDelegation, readDelegation, saveDelegation } from '@shuyuan/contract/approval/approval.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

/** Naming a deputy and taking it back; either says that it is done and ends the dialog. */
export function useDelegationWrites(onDone: () => void) {
  const t = useT('personal');
  const finish = (text: string) => () => {
    showNotice(text, 'success');
    onDone();
  };
  const refreshes = [readDelegation];
  return {
    saving: useWrite(saveDelegation, { refreshes, onSuccess: finish(t('approvals.deputy.saved')) }),
    clearing: useWrite(clearDelegation, { refreshes, onSuccess: finish(t('approvals.deputy.cleared')) }),
  };
}
