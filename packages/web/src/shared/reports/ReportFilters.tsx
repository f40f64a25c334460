import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../lib/texts.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { OrganizationPicker } from '../people/OrganizationPicker.tsx';
import { type ReportFilterState, useReportStatuses } from './report-filters.ts';
import classes from './ReportFilters.module.css';

type Props = {
  state: ReportFilterState;
  /** Another filter begins at the first page. */
  onChange: (change: Partial<ReportFilterState>) => void;
  /** The steps with the report. */
  children: ReactNode;
};

/** The filters of a report on people: their name, how far they are, and where they work. */
export function ReportFilters({ state, onChange, children }: Props) {
  const statuses = useReportStatuses();
  const t = useT('study');
  const find = (name: string): void => onChange({ name });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('study.report.find')}
        placeholder={t('study.report.find')}
        clearLabel={t('study.report.find.clear')}
        initialValue={state.name}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        className={classes.choice}
        aria-label={t('study.report.column.status')}
        placeholder={t('study.report.status.all')}
        clearable
        clearButtonProps={{ 'aria-label': t('study.report.status.clear') }}
        data={statuses.map(({ value, label }) => ({ value: String(value), label }))}
        value={state.status === undefined ? null : String(state.status)}
        onChange={(chosen) => onChange({ status: statuses.find(({ value }) => String(value) === chosen)?.value })}
      />
      <div className={classes.choice}>
        <OrganizationPicker
          hiddenLabel={t('study.report.column.organization')}
          placeholder={t('study.report.organization.all')}
          isByNames
          isClearable
          value={state.place}
          onChange={(place) => onChange({ place })}
        />
      </div>
      <div className={classes.tools}>{children}</div>
    </div>
  );
}
