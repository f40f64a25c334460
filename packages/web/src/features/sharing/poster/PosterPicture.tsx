import type { RefObject } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import classes from './Poster.module.css';
import type { PosterState } from './use-poster.ts';

type Props = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** What it says, to those who cannot see it. */
  label: string;
  background: string;
  state: PosterState;
  onRetry: () => void;
};

export function PosterPicture({ canvas, label, background, state, onRetry }: Props) {
  const t = useT('sharing');
  const common = useT('common');
  const named = { role: 'img', 'aria-label': label };
  return (
    <div className={classes.place} data-state={state} aria-busy={state === 'drawing'}>
      <canvas
        ref={canvas}
        {...named}
        className={classes.poster}
        data-background={background}
        hidden={state === 'failed'}
      />
      {state === 'failed' && (
        <ErrorState title={t('sharing.poster.failed')} retryLabel={common('shell.retry')} onRetry={onRetry} />
      )}
    </div>
  );
}
