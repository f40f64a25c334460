import { changeAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { type TextKey, useT } from '../../../lib/texts.ts';
import { accountReads } from '../account/account.ts';

/** Another place for somebody; everything that shows the account is read again. */
export function useMemberChange(done: TextKey<'share'>, onDone: () => void) {
  const t = useT('share');
  return useWrite(changeAccountMembers, {
    refreshes: accountReads,
    onSuccess: () => {
      showNotice(t(done), 'success');
      onDone();
    },
  });
}
