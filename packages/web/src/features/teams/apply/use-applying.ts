import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { applyForAccount, verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { claimedText } from '../../../lib/claimed-text.ts';
import { goInstead } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { profileClaims } from '../profile-form/profile-refusals.ts';

const ofKind = ['account.one-expert', 'account.official-only'] as const;

/** What is said of the kind, and of no field. */
export const refusalOfKind = (error: unknown): string | null => claimedText(error, ofKind);

/** TEAM-26: asks, and leads to the account where it is there at once, else to how the application stands. */
export function useApplying(onSent: () => void) {
  const t = useT('share');
  return useWrite(applyForAccount, {
    claims: [...profileClaims, ...ofKind],
    refreshes: [verifyApplications, listAccountsOf, listProcesses],
    onSuccess: ({ accountId, name }) => {
      onSent();
      if (accountId === null) {
        showNotice(t('teams.apply.sent'), 'success');
        goInstead('certificationInfo');
      } else {
        showNotice(t('teams.apply.created', { name }), 'success');
        goInstead('teamContent', { id: accountId });
      }
    },
  });
}
