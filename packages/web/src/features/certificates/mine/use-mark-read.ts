import { countUnreadCertificates, markCertificatesRead } from '@shuyuan/contract/certificates/certificate-record.wire';
import { useEffect } from 'react';
import { useWrite } from '../../../lib/queries.ts';

/** The list keeps its marks for this visit: only the dot goes out. */
export function useMarkRead(items: readonly { readonly id: string; readonly isRead: boolean }[] | undefined): void {
  const { mutate } = useWrite(markCertificatesRead, {
    claims: 'all',
    refreshes: [countUnreadCertificates],
    isOfEntering: true,
  });
  const unread = (items ?? [])
    .filter(({ isRead }) => !isRead)
    .map(({ id }) => id)
    .join(',');
  useEffect(() => {
    if (unread !== '') mutate({ ids: unread.split(',') });
  }, [unread, mutate]);
}
