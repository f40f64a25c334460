import { useT } from '../../../../lib/texts.ts';
import { RoomSelect } from '../../../../shared/classrooms/RoomSelect.tsx';
import type { MeetingDraft } from './meeting-draft.ts';
import { timeInZone } from './zone-time.ts';

type Props = {
  meeting: MeetingDraft;
  timeZone: string;
  error: string | null;
  onChange: (room: MeetingDraft['room']) => void;
};

/** The room of a meeting, of those that are free then. */
export function RoomField({ meeting, timeZone, error, onChange }: Props) {
  const t = useT('teaching');
  const [from, to] = [timeInZone(timeZone, meeting.startTime), timeInZone(timeZone, meeting.endTime)];
  return (
    <RoomSelect
      needed={from === null || to === null ? null : { from, to, timeZone }}
      value={meeting.room}
      texts={{
        label: t('teaching.meeting.room'),
        none: t('teaching.meeting.room.none'),
        clear: t('teaching.meeting.room.clear'),
        loading: t('teaching.meeting.room.loading'),
        full: t('teaching.meeting.room.full'),
      }}
      error={error}
      onChange={onChange}
    />
  );
}
