import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ClassForm } from '../class-form.ts';
import { AttendanceFilters } from './AttendanceFilters.tsx';
import { CodeLink } from './CodeLink.tsx';
import { SpotCheck } from './SpotCheck.tsx';
import { useAttendance } from './use-attendance.ts';
import { useAttendanceColumns } from './use-attendance-columns.tsx';

/** The people who were at a meeting, with the code for its screen and corrections by hand. */
export function AttendancePanel({ training: { meetings, state: classState } }: { training: ClassForm }) {
  const t = useT('teaching');
  const { address, change, meetingId, query, list, isFiltered } = useAttendance({ meetings });
  const { page, pageSize } = address;
  const columns = useAttendanceColumns({ meetingId, canCorrect: classState === 'published' });
  if (meetings.length === 0)
    return <EmptyState title={t('teaching.meetings.empty')} text={t('teaching.attendance.noMeetings')} />;
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'teaching.people.none' : 'teaching.people.empty')}
      text={t(isFiltered ? 'teaching.none.text' : 'teaching.people.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <CodeLink meetingId={meetingId} isOpen={list.data?.isOpen ?? false} />
      {list.data?.isOpen && <SpotCheck key={meetingId} meetingId={meetingId} />}
      <AttendanceFilters meetings={meetings} query={query} state={address} onChange={change} />
      <DataTable
        caption={t('teaching.tab.attendance')}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        content={tableContent(list, { failed: t('teaching.attendance.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={change} />
    </Panel>
  );
}
