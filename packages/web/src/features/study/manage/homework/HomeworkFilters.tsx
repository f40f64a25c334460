import { Select } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../list/CourseTable.module.css';
import { markedStates } from './homework-address.ts';

type Filter = { search: string; state: (typeof markedStates)[number] };
type Props = { state: Filter; onChange: (filter: Partial<Filter>) => void };

export function HomeworkFilters({ state, onChange }: Props) {
  const t = useT('courses');
  const study = useT('study');
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('courses.homework.search')}
        placeholder={t('courses.homework.search')}
        clearLabel={t('courses.search.clear')}
        initialValue={state.search}
        onSearch={(search) => onChange({ search })}
        onClear={() => onChange({ search: '' })}
      />
      <Select
        aria-label={t('courses.homework.states')}
        className={classes.choice}
        allowDeselect={false}
        data={markedStates.map((value) => ({ value, label: study(`study.homework.state.${value}`) }))}
        value={state.state}
        onChange={(value) => onChange({ state: markedStates.find((one) => one === value) ?? 'submitted' })}
      />
    </div>
  );
}
