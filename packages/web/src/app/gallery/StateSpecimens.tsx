import { Button } from '@mantine/core';
import { useT } from '../../lib/texts.ts';
import { CutLine, NothingFound } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonCards, SkeletonList, SkeletonTable, SkeletonText } from '../../ui/Skeletons.tsx';
import { Grid, Specimen } from './Specimen.tsx';

const nothing = () => undefined;

export function StateSpecimens() {
  const t = useT('dev');
  const common = useT('common');
  const empty = { art: <NothingFound />, title: t('gallery.empty.title'), text: t('gallery.empty.text') };
  const failed = {
    art: <CutLine />,
    title: t('gallery.error.title'),
    text: t('gallery.error.text'),
    retryLabel: common('shell.retry'),
    onRetry: nothing,
  };
  return (
    <Specimen title={t('gallery.section.states')}>
      <Grid>
        <Panel>
          <EmptyState {...empty} action={<Button>{t('gallery.action')}</Button>} />
        </Panel>
        <Panel>
          <ErrorState {...failed} />
        </Panel>
        <Panel>
          <ErrorState {...failed} isRetrying />
        </Panel>
      </Grid>
      <Panel>
        <EmptyState {...empty} />
      </Panel>
      <Panel>
        <EmptyState {...empty} size="page" />
      </Panel>
      <Grid>
        <Panel>
          <SkeletonText label={t('gallery.loading')} />
        </Panel>
        <Panel>
          <SkeletonList label={t('gallery.loading')} />
        </Panel>
        <Panel>
          <SkeletonTable label={t('gallery.loading')} />
        </Panel>
      </Grid>
      <SkeletonCards label={t('gallery.loading')} count={4} />
    </Specimen>
  );
}
