import { useT } from '../../lib/texts.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import classes from './Rooms.module.css';
import type { ViewProps } from './rooms-address.ts';

export function RoomSearch({ state, onChange }: ViewProps) {
  const t = useT('classrooms');
  const find = (search: string): void => onChange({ search, page: 1 });
  return (
    <SearchBox
      className={classes.search}
      label={t('classrooms.search')}
      placeholder={t('classrooms.search')}
      clearLabel={t('classrooms.search.clear')}
      initialValue={state.search}
      onSearch={find}
      onClear={() => state.search !== '' && find('')}
    />
  );
}
