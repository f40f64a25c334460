import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { DirectorProps } from './director-views.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { usePeople } from './use-people.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

/** People as rows with a small bar of what is due, done and late. */
export function PeoplePanel({ state, onMove, onOpen }: DirectorProps & { onOpen: (id: string) => void }) {
  const t = useT('director');
  const { unit, search, filter, page, pageSize } = state;
  const list = usePeople(state);
  const isFiltered = search !== '' || filter !== 'all';
  const empty = <EmptyState title={t(isFiltered ? 'director.people.none' : 'director.people.empty')} />;
  const action = unit !== undefined && (
    <PathLink to="directorTeam" params={{ id: unit }}>
      {t('director.team.open')}
    </PathLink>
  );
  return (
    <Panel title={t('director.people')} action={action} padding="flush">
      <PeopleFilters state={state} onMove={onMove} />
      <DataTable
        caption={t('director.people')}
        columns={usePeopleColumns(onOpen)}
        content={tableContent(list, { failed: t('director.people.failed'), empty })}
        rowKey={({ id }) => id}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
