import { Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { MeetingDraft } from './meeting-draft.ts';
import { useFreeRooms } from './use-free-rooms.ts';

type Props = {
  meeting: MeetingDraft;
  timeZone: string;
  error: string | null;
  onChange: (room: MeetingDraft['room']) => void;
};

/** A room that is free at the time of a meeting; looked for once somebody opens the list. */
export function RoomField({ meeting, timeZone, error, onChange }: Props) {
  const t = useT('teaching');
  const [isOpened, setIsOpened] = useState(false);
  const { room } = meeting;
  const { rooms, isPending } = useFreeRooms(meeting, timeZone, isOpened);
  const known = room && !rooms.some(({ id }) => id === room.id) ? [room, ...rooms] : rooms;
  return (
    <Select
      label={t('teaching.meeting.room')}
      placeholder={t('teaching.meeting.room.none')}
      error={error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('teaching.meeting.room.clear') }}
      nothingFoundMessage={t(isOpened && isPending ? 'teaching.meeting.room.loading' : 'teaching.meeting.room.full')}
      data={known.map(({ id, name }) => ({ value: id, label: name }))}
      value={room?.id ?? null}
      onDropdownOpen={() => setIsOpened(true)}
      onChange={(value) => {
        const chosen = known.find(({ id }) => id === value);
        onChange(chosen ? { id: chosen.id, name: chosen.name } : null);
      }}
    />
  );
}
