import { Button } from '@mantine/core';
import { ListVideo, Plus } from 'lucide-react';
import { openDialog } from '../../../../lib/dialogs.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import { useHistoryCount } from './use-history-count.ts';

/** LIVE-ROOM-15, D-057: whoever may create lives, and whoever assists in some, finds the way to them here. */
function Actions() {
  const t = useT('activity');
  const canCreate = useCan('live.create');
  return (
    <>
      <HomeSearch />
      <Button
        variant="default"
        leftSection={<ListVideo size={16} aria-hidden />}
        onClick={() => openDialog('live-manage')}
      >
        {t('live.home.manage')}
      </Button>
      {canCreate && (
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => openDialog('live-create')}>
          {t('live.home.create')}
        </Button>
      )}
    </>
  );
}

export function HomeTitle() {
  const t = useT('activity');
  const format = useFormat();
  const count = useHistoryCount();
  const held = count ? t('live.home.history', { count: format.count(count) }) : '';
  return (
    <PageTitle title={t('live.home.title')} description={`${t('live.home.text')} ${held}`} actions={<Actions />} />
  );
}
