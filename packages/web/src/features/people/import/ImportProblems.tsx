import { importColumns, importRules } from '@shuyuan/contract/people/member-import';
import { listImportProblems } from '@shuyuan/contract/people/member-import.wire';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { addressChoice, addressCodec, addressPaging, useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ImportPage.module.css';
import { ProblemFilters } from './ProblemFilters.tsx';
import { ProblemTable } from './ProblemTable.tsx';

const problemsAddress = addressCodec({
  rule: addressChoice(importRules),
  field: addressChoice(importColumns),
  ...addressPaging(),
});

/** Everything that is wrong, by row; the address keeps filter and page. */
export function ImportProblems({ id }: { id: string }) {
  const t = useT('admin');
  const [{ rule, field, ...paging }, change] = useAddressState(problemsAddress);
  const input = { id, ...paging, ...(rule && { rule }), ...(field && { field }) };
  const problems = useRead(listImportProblems, input, { claims: 'notices' });
  return (
    <Panel title={t('admin.import.problems')} padding="flush">
      <ProblemFilters field={field} rule={rule} onChange={(filter) => change({ ...filter, page: 1 })} />
      <ProblemTable problems={problems} />
      <div className={classes.pager}>
        <ListPager paging={paging} recordCount={problems.data?.recordCount ?? 0} onChange={change} />
      </div>
    </Panel>
  );
}
