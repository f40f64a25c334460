import { Button } from '@mantine/core';
import { Plus, Radio } from 'lucide-react';
import { openDialog } from '../../../lib/dialogs.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { LiveCounts } from './LiveCounts.tsx';

/** D-057: the way to live management from one's own centre, also for who only assists. */
export function MyLivesPage() {
  const t = useT('personal');
  const canCreate = useCan('live.create');
  const actions = (
    <>
      {canCreate && (
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => openDialog('live-create')}
        >
          {t('centre.lives.create')}
        </Button>
      )}
      <Button leftSection={<Radio size={16} aria-hidden />} onClick={() => openDialog('live-manage')}>
        {t('centre.lives.manage')}
      </Button>
    </>
  );
  return (
    <>
      <PageTitle title={t('centre.lives.title')} description={t('centre.lives.text')} actions={actions} />
      <LiveCounts />
    </>
  );
}
