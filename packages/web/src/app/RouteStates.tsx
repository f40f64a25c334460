import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, isNetworkLoss } from '../lib/api-error.ts';
import { ChunkLoadError } from '../lib/load-chunk.ts';
import { logProblem } from '../lib/log.ts';
import { textOfNumber, textOfRefusal, useT } from '../lib/texts.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SkeletonCards } from '../ui/Skeletons.tsx';
import classes from './RouteStates.module.css';

/** While a page is on its way for longer than a moment. */
export function RoutePending() {
  const t = useT('common');
  return (
    <div className={classes.pending}>
      <SkeletonCards label={t('shell.loading')} count={6} />
    </div>
  );
}

/** Shown at the top edge during every navigation: the page that is left stays until the next one is there (SHELL-05). */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={classes.progress} aria-hidden="true" /> : null;
}

/** What the failure calls for: a lost chunk needs a fresh page, anything else a second try. */
function useRetry(error: unknown): () => void {
  const router = useRouter();
  return () => {
    if (error instanceof ChunkLoadError) window.location.reload();
    else void router.invalidate();
  };
}

/** ERR-04 */
const forbiddenNumber = 1;

/** D-031, D-016: a page that could not be entered says so in its own place, with the way on. */
export function RouteError({ error }: ErrorComponentProps) {
  const t = useT('common');
  const errorText = useT('errors');
  const retry = useRetry(error);
  useEffect(() => logProblem('a page could not be shown', error), [error]);
  const isChunk = error instanceof ChunkLoadError;
  const status = error instanceof ApiError ? error.status : null;
  const refused = error instanceof ApiError ? textOfRefusal(error) : null;
  const refusal = status === 403 ? textOfNumber(forbiddenNumber) : refused;
  const text = isNetworkLoss(error) ? errorText('error.network') : (refusal ?? t('shell.failed.text'));
  return (
    <div className={classes.failed}>
      <ErrorState
        size="page"
        title={t(isChunk ? 'shell.sectionFailed.title' : 'shell.failed.title')}
        text={isChunk ? t('shell.sectionFailed.text') : text}
        retryLabel={t('shell.retry')}
        onRetry={retry}
      />
    </div>
  );
}
