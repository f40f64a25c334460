import { Select } from '@mantine/core';
import { assignmentStates } from '@shuyuan/contract/assignments/assignment-states';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { ListProps } from '../assignments-address.ts';
import classes from '../Assignments.module.css';

/** The word and the state. */
export function AssignmentFilters({ state: { search, state }, onMove }: ListProps) {
  const t = useT('assignments');
  const find = (words: string): void => onMove({ search: words, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('assignments.find')}
        placeholder={t('assignments.find')}
        clearLabel={t('assignments.find.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        aria-label={t('assignments.state')}
        placeholder={t('assignments.state.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('assignments.state.clear') }}
        data={assignmentStates.map((value) => ({ value, label: t(`assignments.state.${value}`) }))}
        value={state ?? null}
        onChange={(value) => onMove({ state: assignmentStates.find((one) => one === value), page: 1 })}
      />
    </div>
  );
}
