import { Select } from '@mantine/core';
import { examStates } from '@shuyuan/contract/exams/papers/exam-states';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { ExamListAddress } from './exam-list-address.ts';
import classes from './List.module.css';

type Props = { state: ExamListAddress; onChange: (change: Partial<ExamListAddress>) => void };

/** The word, the state, and for administrators whose exams. */
export function ExamFilters({ state, onChange }: Props) {
  const t = useT('examining');
  const canManageAll = useCan('exam.manageAll');
  const find = (search: string): void => onChange({ search, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('examining.search')}
        placeholder={t('examining.search')}
        clearLabel={t('examining.search.clear')}
        initialValue={state.search}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        aria-label={t('examining.filter.state')}
        placeholder={t('examining.filter.state.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('examining.filter.clear') }}
        data={examStates.map((value) => ({ value, label: t(`examining.state.${value}`) }))}
        value={state.state ?? null}
        onChange={(value) => onChange({ state: examStates.find((one) => one === value), page: 1 })}
      />
      {canManageAll && (
        <Select
          aria-label={t('examining.filter.whose')}
          className={classes.choice}
          allowDeselect={false}
          data={(['all', 'own'] as const).map((value) => ({ value, label: t(`examining.filter.whose.${value}`) }))}
          value={state.whose}
          onChange={(value) => onChange({ whose: value === 'own' ? 'own' : 'all', page: 1 })}
        />
      )}
    </div>
  );
}
