import { Select } from '@mantine/core';
import { courseStates } from '@shuyuan/contract/study/courses/course-states';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import type { ListProps } from '../../certificates-address.ts';
import classes from '../Manage.module.css';
import { NewCertificateButton } from './NewCertificateButton.tsx';

/** The word, the state, and the way to a new certificate. */
export function CertificateFilters({ state: { search, state }, onMove }: ListProps) {
  const t = useT('courses');
  const study = useT('study');
  const find = (words: string): void => onMove({ search: words, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={study('certificates.searchLabel')}
        placeholder={study('certificates.search')}
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
        data={courseStates.map((value) => ({ value, label: t(`courses.state.${value}`) }))}
        value={state ?? null}
        onChange={(value) => onMove({ state: courseStates.find((one) => one === value), page: 1 })}
      />
      <NewCertificateButton />
    </div>
  );
}
