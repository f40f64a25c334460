import { countUnreadCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import type { CentreList } from '@shuyuan/contract/centre/centre-lists';
import { taskKinds } from '@shuyuan/contract/centre/task';
import { readPersonAccount } from '@shuyuan/contract/ledger/currency.wire';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { useTasks } from '../../../shared/tasks/use-tasks.ts';
import { shownTasks } from './shown-tasks.ts';

type Note = { readonly text: string; readonly isWaiting: boolean };

/** The number that waits in a list, or is in it; nothing where there is nothing to say, or it could not be read (ERR-15). */
export function useTileNotes(): (name: CentreList) => Note | null {
  const t = useT('centre');
  const { count, price } = useFormat();
  const tasks = useTasks(shownTasks).data;
  const unread = useRead(countUnreadCertificates, {}, { claims: 'all' }).data?.count ?? 0;
  const account = useRead(readPersonAccount, {}, { claims: 'all' }).data;
  const waiting = (of: number): Note | null =>
    of === 0 ? null : { text: t('centre.home.waiting', { count: count(of) }), isWaiting: true };
  const amount = (of: string | number | undefined): Note | null =>
    of === undefined ? null : { text: price(of), isWaiting: false };
  return (name) => {
    if (name === 'task') return waiting(Object.values(tasks?.counts ?? {}).reduce((sum, of) => sum + of, 0));
    if (name === 'coin') return amount(account?.totalAmount);
    if (name === 'integral') return amount(account?.integralTotalAmount);
    if (name === 'certificate')
      return unread === 0 ? null : { text: t('centre.home.unread', { count: count(unread) }), isWaiting: true };
    const kind = taskKinds.find((one) => one === name);
    return kind ? waiting(tasks?.counts[kind] ?? 0) : null;
  };
}
