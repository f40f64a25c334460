import { VisuallyHidden } from '@mantine/core';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Room } from '../room.ts';
import { useOpenDays } from '../use-open-days.ts';
import { clockText } from '../use-room-time.ts';
import { RoomActions, type RoomHandlers } from './RoomActions.tsx';

export function useRoomColumns(handlers: RoomHandlers): Column<Room>[] {
  const t = useT('classrooms');
  const format = useFormat();
  const openDays = useOpenDays();
  return [
    { key: 'name', header: t('classrooms.column.room'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'place', header: t('classrooms.column.place'), cell: ({ place }) => <bdi>{place}</bdi> },
    { key: 'seats', header: t('classrooms.column.seats'), align: 'end', cell: ({ seats }) => format.count(seats) },
    {
      key: 'hours',
      header: t('classrooms.column.hours'),
      cell: (room) => {
        const span = { from: clockText(room.opensMinute), to: clockText(room.closesMinute) };
        return `${openDays(room)} ${t('classrooms.hours', span)}`;
      },
    },
    {
      key: 'state',
      header: t('classrooms.column.state'),
      cell: ({ state }) => <Tag tone={state === 'open' ? 'pine' : 'neutral'}>{t(`classrooms.room.${state}`)}</Tag>,
    },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('classrooms.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (room) => <RoomActions room={room} {...handlers} />,
    },
  ];
}
