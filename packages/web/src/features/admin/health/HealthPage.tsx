import { Button } from '@mantine/core';
import { readHealth } from '@shuyuan/contract/admin/health.wire';
import { RotateCw } from 'lucide-react';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { HealthPanels, Verdict } from './HealthPanels.tsx';

/** Looked at while something is being mended: new every half minute. */
const refreshMs = 30_000;

/** For whoever runs the installation: is it well, and what to do when it is not. */
export function HealthPage() {
  const t = useT('admin');
  const health = useRead(readHealth, {}, { claims: 'notices', refetchInterval: refreshMs });
  const refresh = (
    <Button
      variant="default"
      leftSection={<RotateCw size={16} aria-hidden />}
      loading={health.isFetching}
      onClick={() => void health.refetch()}
    >
      {t('admin.health.refresh')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('admin.health.title')} description={t('admin.health.description')} actions={refresh} />
      <ReadStates read={health} failed={t('admin.health.failed')} shape="cards" count={4}>
        {(figures) => (
          <>
            <Verdict warnings={figures.warnings} />
            <HealthPanels health={figures} />
          </>
        )}
      </ReadStates>
      <DeadLetters />
    </>
  );
}
