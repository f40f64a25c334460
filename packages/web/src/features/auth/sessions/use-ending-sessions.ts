import { endOtherSessions, endSession, listSessions } from '@shuyuan/contract/auth/account.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';

/** Ends one session or all others; the list follows. */
export function useEndingSessions() {
  const t = useT('personal');
  const said = (count: number) => showNotice(t('centre.sessions.ended', { count }), 'success');
  const refreshes = [listSessions];
  const one = useWrite(endSession, { refreshes, onSuccess: () => said(1) });
  const others = useWrite(endOtherSessions, { refreshes, onSuccess: ({ endedSessions }) => said(endedSessions) });
  return { one, others };
}
