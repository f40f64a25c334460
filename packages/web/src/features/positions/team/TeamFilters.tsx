import { auditStates } from '@shuyuan/contract/positions/audit-states';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import classes from '../../../shared/reports/ReportFilters.module.css';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { PathsPlace } from '../path-views.ts';

type Props = {
  place: PathsPlace;
  positions: readonly { readonly id: string; readonly name: string }[];
  onMove: (change: Partial<PathsPlace>) => void;
  /** The steps with the report. */
  children: ReactNode;
};

/** The filters of the report on a team: a name, a position, an organisation, and how far the audit is. */
export function TeamFilters({ place, positions, onMove, children }: Props) {
  const t = useT('study');
  const change = (filter: Partial<PathsPlace>): void => onMove({ ...filter, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('study.report.find')}
        placeholder={t('study.report.find')}
        clearLabel={t('study.report.find.clear')}
        initialValue={place.search}
        onSearch={(search) => change({ search })}
        onClear={() => change({ search: '' })}
      />
      <Select
        className={classes.choice}
        aria-label={t('positions.column.name')}
        placeholder={t('positions.report.positions')}
        clearable
        clearButtonProps={{ 'aria-label': t('positions.report.positions.clear') }}
        data={positions.map(({ id, name }) => ({ value: id, label: name }))}
        value={place.position ?? null}
        onChange={(position) => change({ position: position ?? undefined })}
      />
      <Select
        className={classes.choice}
        aria-label={t('positions.audit.state')}
        placeholder={t('positions.report.states')}
        clearable
        clearButtonProps={{ 'aria-label': t('positions.report.states.clear') }}
        data={auditStates.map((state) => ({ value: state, label: t(`positions.audit.${state}`) }))}
        value={place.audit ?? null}
        onChange={(chosen) => change({ audit: auditStates.find((state) => state === chosen) })}
      />
      <div className={classes.choice}>
        <OrganizationPicker
          hiddenLabel={t('study.report.column.organization')}
          placeholder={t('study.report.organization.all')}
          isByNames
          isClearable
          value={place.place}
          onChange={(organization) => change({ place: organization })}
        />
      </div>
      <div className={classes.tools}>{children}</div>
    </div>
  );
}
