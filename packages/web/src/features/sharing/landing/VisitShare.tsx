import { errorTable } from '@shuyuan/contract/kernel/error-table';
import type { ShareType } from '@shuyuan/contract/sharing/share-types';
import { visitShare } from '@shuyuan/contract/sharing/share.wire';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { goInstead } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { goToShared } from './content-address.ts';
import classes from './Landing.module.css';

/** Gone, forbidden, or of a kind nobody knows: one page for all of them says nothing about what was there. */
export const goToGone = (): void => goInstead('errorPage', { code: String(errorTable['content.gone'].number) });

/** The server has answered, and its answer is no. A busy server or a lost line is not one. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [403, 404, 422].includes(error.status);

type Props = { id: string; type: ShareType; shareId: string | undefined };

/** ROUTE-11, D-085: counts the visit of a member and leads on to what was shared. */
export function VisitShare({ id, type, shareId }: Props) {
  const t = useT('sharing');
  const common = useT('common');
  const visit = useRead(
    visitShare,
    { id, type, ...(shareId !== undefined && { shareId }) },
    // Asked once: a second call is a second visit.
    { claims: 'notices', staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
  );
  const { data, error } = visit;
  const isRefused = isRefusal(error);
  useEffect(() => {
    if (data && !goToShared(data)) goToGone();
  }, [data]);
  useEffect(() => {
    if (isRefused) goToGone();
  }, [isRefused]);
  return (
    <main className={classes.root}>
      {visit.isError && !isRefused ? (
        <ErrorState
          size="page"
          title={t('sharing.landing.failed')}
          retryLabel={common('shell.retry')}
          isRetrying={visit.isFetching}
          onRetry={() => void visit.refetch()}
        />
      ) : (
        <SkeletonList label={t('sharing.landing.opening')} count={3} />
      )}
    </main>
  );
}
