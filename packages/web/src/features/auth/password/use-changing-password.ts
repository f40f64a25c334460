import { changePassword } from '@shuyuan/contract/auth/account.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { passwordClaims } from './change-password-form.ts';

/** Changes the password and says what else has ended with it. */
export function useChangingPassword() {
  const t = useT('personal');
  return useWrite(changePassword, {
    claims: passwordClaims,
    onSuccess: ({ endedSessions }) => showNotice(t('centre.password.done', { count: endedSessions }), 'success'),
  });
}
