import { Button, Loader } from '@mantine/core';
import { Download, RotateCw } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { CutLine } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from './Viewer.module.css';

const percents = new Intl.NumberFormat('en', { style: 'percent' });

/** `42%`: written alike in all six languages of the client, with western digits. */
export const percentOf = (fraction: number): string => percents.format(fraction);

/** On its way, with a number where one is known. */
export function ViewerLoading({ fraction }: { fraction?: number | undefined }) {
  const t = useT('files');
  return (
    <output className={classes.state}>
      <span className={classes.loading}>
        <Loader size="sm" aria-hidden />
        {fraction === undefined ? t('viewer.loading') : t('viewer.loaded', { percent: percentOf(fraction) })}
      </span>
    </output>
  );
}

export function DownloadLink({ address }: { address: string }) {
  const t = useT('files');
  return (
    <Button component="a" href={address} download variant="default" leftSection={<Download size={16} aria-hidden />}>
      {t('viewer.download')}
    </Button>
  );
}

type FailedProps = { title: string; text: string; download?: string | undefined; onRetry?: (() => void) | undefined };

/** Could not be shown: what happened, and every way on there is. */
export function ViewerFailed({ title, text, download, onRetry }: FailedProps) {
  const common = useT('common');
  const actions = (
    <div className={classes.actions}>
      {onRetry && (
        <Button leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          {common('shell.retry')}
        </Button>
      )}
      {download && <DownloadLink address={download} />}
    </div>
  );
  return (
    <div className={classes.state} role="alert">
      <EmptyState art={<CutLine />} title={title} text={text} action={actions} />
    </div>
  );
}
