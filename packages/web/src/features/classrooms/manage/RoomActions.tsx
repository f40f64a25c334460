import { readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { listRooms, reopenRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { DoorClosed, DoorOpen, Pencil } from 'lucide-react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Room } from '../room.ts';

export function RoomActions({ room, onEdit, onClose }: RoomHandlers & { room: Room }) {
  const t = useT('classrooms');
  const reopen = useWrite(reopenRoom, {
    refreshes: [listRooms, readRoomWeek],
    onSuccess: () => showNotice(t('classrooms.rooms.reopen.done'), 'success'),
  });
  const { id, name, state } = room;
  if (state === 'closed')
    return (
      <IconButton
        label={t('classrooms.rooms.reopen.named', { name })}
        icon={<DoorOpen size={16} aria-hidden />}
        size={32}
        onClick={() => reopen.mutate({ id })}
      />
    );
  return (
    <>
      <IconButton
        label={t('classrooms.rooms.edit.named', { name })}
        icon={<Pencil size={16} aria-hidden />}
        size={32}
        onClick={() => onEdit(room)}
      />
      <IconButton
        label={t('classrooms.rooms.close.named', { name })}
        icon={<DoorClosed size={16} aria-hidden />}
        size={32}
        onClick={() => onClose(room)}
      />
    </>
  );
}

export type RoomHandlers = { readonly onEdit: (room: Room) => void; readonly onClose: (room: Room) => void };
