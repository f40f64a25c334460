import { Select } from '@mantine/core';
import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { useT } from '../../../../lib/texts.ts';
import { OrganizationPicker } from '../../../../shared/people/OrganizationPicker.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import { reportedStatuses } from './learners-address.ts';
import classes from './Learners.module.css';
import type { useLearners } from './use-learners.ts';

type Props = Pick<ReturnType<typeof useLearners>, 'state' | 'change'>;

/** The name, how far they are, and where they work. */
export function LearnerFilters({ state, change }: Props) {
  const t = useT('courses');
  const study = useT('study');
  const find = (name: string): void => change({ name, page: 1 });
  return (
    <>
      <SearchBox
        className={classes.search}
        label={t('courses.learners.search')}
        placeholder={t('courses.learners.search')}
        clearLabel={t('courses.search.clear')}
        initialValue={state.name}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        className={classes.choice}
        aria-label={t('courses.learners.status')}
        placeholder={t('courses.learners.status.all')}
        clearable
        clearButtonProps={{ 'aria-label': t('courses.filter.clear') }}
        data={reportedStatuses.map((status) => ({ value: String(status), label: study(finishStatusLabels[status]) }))}
        value={state.status === undefined ? null : String(state.status)}
        onChange={(value) => change({ status: reportedStatuses.find((one) => String(one) === value), page: 1 })}
      />
      <div className={classes.choice}>
        <OrganizationPicker
          hiddenLabel={t('courses.learners.organization')}
          placeholder={t('courses.learners.organization.all')}
          isClearable
          value={state.place}
          onChange={(place) => change({ place, page: 1 })}
        />
      </div>
    </>
  );
}
