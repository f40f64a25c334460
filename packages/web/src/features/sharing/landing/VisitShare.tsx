import { errorTable } from '@shuyuan/contract/kernel/error-table';
import type { ShareType } from '@shuyuan/contract/sharing/share-types';
import { visitShare } from '@shuyuan/contract/sharing/share.wire';
import { useEffect } from 'react';
import { goInstead } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { refusalText } from '../../../lib/refusal-text.ts';
import { useT } from '../../../lib/texts.ts';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { goToShared } from './content-address.ts';
import classes from './Landing.module.css';

/** Gone, forbidden, or of a kind nobody knows: one page for all of them says nothing about what was there. */
export const goToGone = (): void => goInstead('errorPage', { code: String(errorTable['content.gone'].number) });

type Props = { id: string; type: ShareType; shareId: string | undefined };

/** ROUTE-11, D-085: counts the visit of a member and leads on to what was shared. */
export function VisitShare({ id, type, shareId }: Props) {
  const t = useT('sharing');
  const visit = useRead(
    visitShare,
    { id, type, ...(shareId !== undefined && { shareId }) },
    // Asked once: a second call is a second visit.
    { claims: 'notices', staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
  );
  const { data, error } = visit;
  const isRefused = refusalText(error) !== null;
  useEffect(() => {
    if (data && !goToShared(data)) goToGone();
  }, [data]);
  useEffect(() => {
    if (isRefused) goToGone();
  }, [isRefused]);
  return (
    <main className={classes.root}>
      {visit.isError && !isRefused ? (
        <ReadFailure read={visit} title={t('sharing.landing.failed')} size="page" />
      ) : (
        <SkeletonList label={t('sharing.landing.opening')} count={3} />
      )}
    </main>
  );
}
