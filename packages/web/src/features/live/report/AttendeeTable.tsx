import { listAttendees } from '@shuyuan/contract/live/replay.wire';
import { useState } from 'react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { NobodyHere } from './NobodyHere.tsx';
import { useAttendeeColumns } from './use-attendee-columns.tsx';

/** Who came and how long they stayed. */
export function AttendeeTable({ liveId }: { liveId: string }) {
  const t = useT('activity');
  const common = useT('common');
  const [search, setSearch] = useState('');
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const columns = useAttendeeColumns();
  const look = (text: string): void => {
    setSearch(text);
    setPaging({ ...paging, page: 1 });
  };
  const read = useRead(listAttendees, { id: liveId, ...paging, ...(search && { search }) });
  return (
    <>
      <SearchBox
        label={t('live.report.search')}
        placeholder={t('live.report.search')}
        clearLabel={common('frame.search.clear')}
        onSearch={look}
        onClear={() => look('')}
      />
      <DataTable
        caption={t('live.report.people')}
        columns={columns}
        rowKey={({ key }) => key}
        content={tableContent(read, {
          failed: t('live.report.failed'),
          empty: <NobodyHere isSearched={search !== ''} />,
        })}
      />
      <ListPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={setPaging} />
    </>
  );
}
