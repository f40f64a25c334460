import { countedProgresses, dutyProgresses } from '@shuyuan/contract/assignments/duty-progresses';
import type { listDuties } from '@shuyuan/contract/assignments/duty-report.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import classes from '../manage/Assignments.module.css';
import type { AssignmentsState, ListProps } from '../manage/assignments-address.ts';
import { DayField } from './DayField.tsx';

type Props = ListProps & {
  counts: OutputOf<typeof listDuties>['counts'] | undefined;
  /** The steps with the report. */
  children: ReactNode;
};

/** How far people are with how many of each, their name and unit, and the day it is about. */
export function PeopleFilters({ state, counts, onMove, children }: Props) {
  const t = useT('assignments');
  const study = useT('study');
  const { count } = useFormat();
  const change = (filter: Partial<AssignmentsState>): void => onMove({ ...filter, after: '' });
  const all = countedProgresses.reduce((total, progress) => total + (counts?.[progress] ?? 0), 0);
  const labelOf = (name: string, people: number): string => (counts ? `${name} ${count(people)}` : name);
  const tabs = [
    { name: 'all', label: labelOf(t('assignments.progress.all'), all) },
    ...dutyProgresses.map((progress) => ({
      name: progress,
      label: labelOf(t(`assignments.progress.${progress}`), counts?.[progress] ?? 0),
    })),
  ];
  return (
    <>
      <div className={classes.filters}>
        <ChoiceTabs
          label={t('assignments.progress')}
          tabs={tabs}
          current={state.progress ?? 'all'}
          onChoose={(name) => change({ progress: dutyProgresses.find((progress) => progress === name) })}
        />
      </div>
      <div className={classes.filters}>
        <SearchBox
          className={classes.search}
          label={t('assignments.people.find')}
          placeholder={t('assignments.people.find')}
          clearLabel={t('assignments.find.clear')}
          initialValue={state.name}
          onSearch={(name) => change({ name })}
          onClear={() => change({ name: '' })}
        />
        <div className={classes.choice}>
          <OrganizationPicker
            hiddenLabel={t('assignments.unit')}
            placeholder={study('study.report.organization.all')}
            isByNames
            isClearable
            value={state.place}
            onChange={(place) => change({ place })}
          />
        </div>
        <DayField state={state} onMove={onMove} />
        <div className={classes.tools}>{children}</div>
      </div>
    </>
  );
}
