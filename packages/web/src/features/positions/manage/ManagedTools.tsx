import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { PathsPlace } from '../path-views.ts';
import classes from './ManagedTools.module.css';

type Props = { search: string; onMove: (change: Partial<PathsPlace>) => void };

/** Finding a path, and making one. */
export function ManagedTools({ search, onMove }: Props) {
  const t = useT('study');
  return (
    <div className={classes.tools}>
      <SearchBox
        label={t('positions.search')}
        placeholder={t('positions.search')}
        clearLabel={t('positions.search.clear')}
        initialValue={search}
        onSearch={(text) => onMove({ search: text, page: 1 })}
        onClear={() => onMove({ search: '', page: 1 })}
      />
      <Button onClick={() => onMove({ edit: 'new' })}>{t('positions.create')}</Button>
    </div>
  );
}
