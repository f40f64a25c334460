import { Select } from '@mantine/core';
import { awardStates } from '@shuyuan/contract/certificates/award-states';
import {
  exportCertificateHolders,
  exportCertificateHoldersWorkbook,
} from '@shuyuan/contract/certificates/manage-certificate.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../../lib/texts.ts';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { ListProps } from '../../certificates-address.ts';
import classes from '../Manage.module.css';

type Props = ListProps & { query: InputOf<typeof exportCertificateHolders> };

/** Finds holders by their name and by whether it still holds, and takes along what is shown. */
export function HolderFilters({ state: { search, held }, onMove, query }: Props) {
  const t = useT('courses');
  const study = useT('study');
  const find = (words: string): void => onMove({ search: words, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('certificates.holders.search')}
        placeholder={t('certificates.holders.search')}
        clearLabel={study('certificates.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        aria-label={t('courses.filter.state')}
        placeholder={t('courses.filter.state.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('courses.filter.clear') }}
        data={awardStates.map((value) => ({ value, label: study(`certificates.state.${value}`) }))}
        value={held ?? null}
        onChange={(value) => onMove({ held: awardStates.find((one) => one === value), page: 1 })}
      />
      <ExportReport table={exportCertificateHolders} workbook={exportCertificateHoldersWorkbook} query={query} />
    </div>
  );
}
