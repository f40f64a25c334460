import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { PeriodFields } from '../../../shared/reports/PeriodFields.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import type { ReportFilter, ReportMove } from './report-address.ts';
import classes from './Report.module.css';

type Props = { filter: ReportFilter; onMove: ReportMove; children?: ReactNode };

/** The period and the organisation of the report, and its files. */
export function ReportFilterBar({ filter, onMove, children }: Props) {
  const t = useT('operation');
  return (
    <>
      <div className={classes.bar}>
        <PeriodFields
          labels={{ from: t('searches.from'), to: t('searches.to') }}
          period={filter}
          onChange={(period) => onMove({ ...period, page: 1 })}
        />
        <OrganizationPicker
          label={t('searches.organization')}
          placeholder={t('searches.organization.all')}
          isByNames
          isClearable
          value={filter.organizationId ?? ''}
          onChange={(id) => onMove({ organization: id || undefined, page: 1 })}
        />
        {children}
      </div>
      {filter.organizationId !== undefined && (
        <HintText className={classes.hint}>{t('searches.organization.hint')}</HintText>
      )}
    </>
  );
}
