import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { openDialog } from '../../../lib/dialogs.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { ManagePlace } from './manage-place.ts';
import classes from './ManageTools.module.css';

const tabs = ['all', 'mine'] as const;

type Props = { place: ManagePlace; onMove: (place: ManagePlace) => void };

/** LIVE-MGMT-03, LIVE-MGMT-20: which list, what of it, and a new live. */
export function ManageTools({ place, onMove }: Props) {
  const t = useT('activity');
  const canCreate = useCan('live.create');
  return (
    <div className={classes.tools}>
      <fieldset aria-label={t('live.manage.tabs')} className={classes.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={place.tab === tab}
            className={classes.tab}
            onClick={() => onMove({ ...place, tab, page: 1 })}
          >
            {t(`live.manage.tab.${tab}`)}
          </button>
        ))}
      </fieldset>
      <SearchBox
        className={classes.search}
        label={t('live.manage.search')}
        placeholder={t('live.manage.search')}
        clearLabel={t('live.manage.search.clear')}
        initialValue={place.search}
        onSearch={(search) => onMove({ ...place, search, page: 1 })}
        onClear={() => onMove({ ...place, search: '', page: 1 })}
      />
      {canCreate && (
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => openDialog('live-create')}>
          {t('live.manage.create')}
        </Button>
      )}
    </div>
  );
}
