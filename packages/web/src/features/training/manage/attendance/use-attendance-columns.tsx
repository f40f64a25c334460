import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { AttendanceTag } from '../../AttendanceTag.tsx';
import classes from '../Manage.module.css';
import type { AttendanceRow } from './attendance-row.ts';
import { CorrectButton } from './CorrectButton.tsx';
import { HistoryButton } from './HistoryButton.tsx';

type Shown = { meetingId: string; canCorrect: boolean };

export function useAttendanceColumns({ meetingId, canCorrect }: Shown): Column<AttendanceRow>[] {
  const t = useT('teaching');
  const { dateTime } = useFormat();
  return [
    { key: 'name', header: t('teaching.people.name'), cell: ({ fullName }) => fullName },
    { key: 'organization', header: t('teaching.people.organization'), cell: (row) => row.organizationName },
    {
      key: 'state',
      header: t('teaching.people.state'),
      cell: ({ state, reason }) => (
        <>
          {state ? <AttendanceTag state={state} /> : <HintText as="span">{t('teaching.attendance.unknown')}</HintText>}
          {reason && <span className={classes.soft}>{reason}</span>}
        </>
      ),
    },
    {
      key: 'time',
      header: t('teaching.attendance.time'),
      cell: ({ notedTime, way }) => (
        <>
          {notedTime === null ? '—' : dateTime(notedTime)}
          {way && <span className={classes.soft}>{t(`teaching.attendance.way.${way}`)}</span>}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('teaching.people.actions'),
      align: 'end',
      cell: (person) => (
        <>
          {person.entryCount > 0 && <HistoryButton meetingId={meetingId} person={person} />}
          {canCorrect && <CorrectButton meetingId={meetingId} person={person} />}
        </>
      ),
    },
  ];
}
