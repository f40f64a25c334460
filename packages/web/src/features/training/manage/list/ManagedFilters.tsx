import { Select } from '@mantine/core';
import { classStates } from '@shuyuan/contract/training/class-states';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../Manage.module.css';
import type { ManagedAddress } from './managed-address.ts';

type Props = { state: ManagedAddress; onChange: (change: Partial<ManagedAddress>) => void };

/** The word and the state. */
export function ManagedFilters({ state, onChange }: Props) {
  const t = useT('teaching');
  const find = (search: string): void => onChange({ search, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('teaching.search')}
        placeholder={t('teaching.search')}
        clearLabel={t('teaching.search.clear')}
        initialValue={state.search}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        aria-label={t('teaching.filter.state')}
        placeholder={t('teaching.filter.state.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('teaching.filter.clear') }}
        data={classStates.map((value) => ({ value, label: t(`teaching.state.${value}`) }))}
        value={state.state ?? null}
        onChange={(value) => onChange({ state: classStates.find((one) => one === value), page: 1 })}
      />
    </div>
  );
}
