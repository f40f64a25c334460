import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { BankAddress } from '../bank-address.ts';
import classes from './List.module.css';
import { QuestionFilters } from './QuestionFilters.tsx';
import { useQuestionColumns } from './use-question-columns.tsx';
import { useQuestionList } from './use-question-list.ts';

type Props = { state: BankAddress; onChange: (change: Partial<BankAddress>) => void };

/** The questions the filters leave, last changed first. */
export function QuestionTable({ state, onChange }: Props) {
  const t = useT('bank');
  const read = useQuestionList(state);
  const columns = useQuestionColumns((tag) => onChange({ tag, page: 1 }));
  const { search, category, kind, difficulty, tag, page, pageSize } = state;
  const isFiltered = Boolean(search || category || kind || difficulty || tag || state.state === 'retired');
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'bank.none.title' : 'bank.empty.title')}
      text={t(isFiltered ? 'bank.none.text' : 'bank.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <QuestionFilters state={state} onChange={onChange} />
      <DataTable
        caption={t('bank.view.questions')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(read, { failed: t('bank.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager paging={{ page, pageSize }} recordCount={read.data?.recordCount ?? 0} onChange={onChange} />
      </div>
    </Panel>
  );
}
