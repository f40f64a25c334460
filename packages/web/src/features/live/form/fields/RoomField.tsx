import { shortNumber } from '@shuyuan/contract/live/live-form';
import { liveRoomSpan } from '@shuyuan/contract/live/live-room-span';
import { useT } from '../../../../lib/texts.ts';
import { zoneHere } from '../../../../lib/zone-name.ts';
import { RoomSelect } from '../../../../shared/classrooms/RoomSelect.tsx';
import type { FieldsProps } from './fields-props.ts';

/** D-189: the room of the company a live takes with it, of those that are free then. */
export function RoomField({ draft, errorOf, onChange }: Pick<FieldsProps, 'draft' | 'errorOf' | 'onChange'>) {
  const t = useT('activity');
  const { startTime, estimateDuration, room } = draft;
  const span = startTime === null ? null : liveRoomSpan(startTime, shortNumber(estimateDuration));
  return (
    <RoomSelect
      needed={span && { ...span, timeZone: zoneHere() }}
      value={room}
      texts={{
        label: t('live.form.room'),
        none: t('live.form.room.none'),
        clear: t('live.form.room.clear'),
        loading: t('live.form.room.loading'),
        full: t('live.form.room.full'),
      }}
      description={t('live.form.room.hint')}
      error={errorOf('room') ?? null}
      onChange={(chosen) => onChange({ room: chosen })}
    />
  );
}
