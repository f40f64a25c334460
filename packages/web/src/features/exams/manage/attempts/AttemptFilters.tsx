import { Select } from '@mantine/core';
import { examRecordStatusLabels } from '@shuyuan/contract/exams/exam-status';
import { managedStatuses } from '@shuyuan/contract/exams/taking/attempt-result';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { AttemptsAddress } from './attempts-address.ts';
import classes from './Attempts.module.css';

type Props = {
  state: AttemptsAddress;
  onChange: (change: Partial<AttemptsAddress>) => void;
  /** Steps with everything that is listed. */
  children: ReactNode;
};

/** The name and the state (ENUM-06). */
export function AttemptFilters({ state, onChange, children }: Props) {
  const t = useT('examining');
  const activity = useT('activity');
  const find = (name: string): void => onChange({ name, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('examining.attempts.search')}
        placeholder={t('examining.attempts.search')}
        clearLabel={t('examining.search.clear')}
        initialValue={state.name}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        className={classes.choice}
        aria-label={t('examining.attempts.status')}
        placeholder={t('examining.attempts.status.all')}
        clearable
        clearButtonProps={{ 'aria-label': t('examining.filter.clear') }}
        data={managedStatuses.map((value) => ({
          value: String(value),
          label: activity(examRecordStatusLabels[value]),
        }))}
        value={state.status === undefined ? null : String(state.status)}
        onChange={(value) => onChange({ status: managedStatuses.find((one) => String(one) === value), page: 1 })}
      />
      <div className={classes.tools}>{children}</div>
    </div>
  );
}
