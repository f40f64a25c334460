import { Select } from '@mantine/core';
import { enrolmentStates } from '@shuyuan/contract/training/enrolment-states';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../Manage.module.css';
import type { PeopleAddress } from './people-address.ts';

type Props = {
  state: PeopleAddress;
  onChange: (change: Partial<PeopleAddress>) => void;
  /** Steps with the whole list. */
  children: ReactNode;
};

/** The name and the state. */
export function PeopleFilters({ state, onChange, children }: Props) {
  const t = useT('teaching');
  const find = (name: string): void => onChange({ name, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('teaching.people.search')}
        placeholder={t('teaching.people.search')}
        clearLabel={t('teaching.search.clear')}
        initialValue={state.name}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        aria-label={t('teaching.people.state')}
        placeholder={t('teaching.people.state.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('teaching.filter.clear') }}
        data={enrolmentStates.map((value) => ({ value, label: t(`teaching.people.state.${value}`) }))}
        value={state.state ?? null}
        onChange={(value) => onChange({ state: enrolmentStates.find((one) => one === value), page: 1 })}
      />
      {children}
    </div>
  );
}
