import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ClassForm } from '../class-form.ts';
import { LotteryFacts } from './LotteryFacts.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTools } from './PeopleTools.tsx';
import { usePeople } from './use-people.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

/** The applications to decide, the people who have a seat, those who wait in their order, and those who left. */
export function PeoplePanel({ training }: { training: ClassForm }) {
  const t = useT('teaching');
  const { address, change, query, list, isFiltered } = usePeople(training.id);
  const { page, pageSize } = address;
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'teaching.people.none' : 'teaching.people.empty')}
      text={t(isFiltered ? 'teaching.none.text' : 'teaching.people.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      {training.lottery && <LotteryFacts lottery={training.lottery} closeTime={training.closeTime} />}
      <PeopleFilters state={address} onChange={change}>
        <PeopleTools training={training} query={query} />
      </PeopleFilters>
      <DataTable
        caption={t('teaching.tab.people')}
        columns={usePeopleColumns(training.id)}
        rowKey={({ id }) => id}
        content={tableContent(list, { failed: t('teaching.people.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={change} />
    </Panel>
  );
}
