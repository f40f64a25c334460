import { importColumns, importRules } from '@shuyuan/contract/people/member-import';
import { listImportProblems } from '@shuyuan/contract/people/member-import.wire';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { go } from '../../../lib/navigation.ts';
import type { Search } from '../../../lib/paths.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ImportPage.module.css';
import { ProblemFilters } from './ProblemFilters.tsx';
import { ProblemTable } from './ProblemTable.tsx';

/** Everything that is wrong, by row; the address keeps filter and page. */
export function ImportProblems({ id }: { id: string }) {
  const t = useT('admin');
  const search = useSearchParams();
  const paging = usePaging();
  const rule = importRules.find((one) => one === search['rule']);
  const field = importColumns.find((one) => one === search['field']);
  const input = { id, ...paging, ...(rule && { rule }), ...(field && { field }) };
  const problems = useRead(listImportProblems, input, { claims: 'notices' });
  const show = (wish: Search) => go('adminImport', {}, { id, rule, field, ...wish });
  return (
    <Panel title={t('admin.import.problems')} padding="flush">
      <ProblemFilters field={field} rule={rule} onChange={show} />
      <ProblemTable problems={problems} />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={problems.data?.recordCount ?? 0}
          onChange={(next) => show({ ...next })}
        />
      </div>
    </Panel>
  );
}
