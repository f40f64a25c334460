import { LoadStatus } from '@shuyuan/contract/positions/load-status';
import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { failureOf, ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import classes from './MoreSections.module.css';
import type { useChapterPages } from './use-chapter-pages.ts';

type Props = { pages: ReturnType<typeof useChapterPages> };

/** The way to the next page of a chapter. */
export function MoreSections({ pages: { loadStatus, isLoading, reads, loadMore } }: Props) {
  const t = useT('study');
  const failure = failureOf(reads);
  if (failure) return <ReadFailure read={failure} title={t('positions.failed')} />;
  if (loadStatus === LoadStatus.all) return null;
  return (
    <div className={classes.root}>
      <Button variant="default" loading={isLoading} onClick={loadMore}>
        {t('positions.more')}
      </Button>
    </div>
  );
}
