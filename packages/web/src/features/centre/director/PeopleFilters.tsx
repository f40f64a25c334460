import { exportSubordinates, exportSubordinatesWorkbook } from '@shuyuan/contract/centre/director/director.wire';
import { peopleFilters } from '@shuyuan/contract/centre/director/people-filters';
import { useT } from '../../../lib/texts.ts';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import classes from './Director.module.css';
import type { DirectorProps } from './director-views.ts';

/** The name to look for, who of them, and the steps with the list. */
export function PeopleFilters({ state, onMove }: DirectorProps) {
  const t = useT('director');
  const { unit, search, filter } = state;
  const query = { filter, ...(unit !== undefined && { organizationId: unit }), ...(search && { search }) };
  return (
    <>
      <div className={classes.filters}>
        <ChoiceTabs
          label={t('director.filter')}
          tabs={peopleFilters.map((name) => ({ name, label: t(`director.filter.${name}`) }))}
          current={filter}
          onChoose={(name) => onMove({ filter: name, page: 1 })}
        />
      </div>
      <div className={classes.filters}>
        <SearchBox
          className={classes.search}
          label={t('director.find')}
          placeholder={t('director.find')}
          clearLabel={t('director.find.clear')}
          initialValue={search}
          onSearch={(name) => onMove({ search: name, page: 1 })}
          onClear={() => onMove({ search: '', page: 1 })}
        />
        <div className={classes.tools}>
          <ExportReport table={exportSubordinates} workbook={exportSubordinatesWorkbook} query={query} />
        </div>
      </div>
    </>
  );
}
