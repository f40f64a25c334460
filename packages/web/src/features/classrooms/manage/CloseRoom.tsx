import { readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { closeRoom, listRooms } from '@shuyuan/contract/classrooms/classroom.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Room } from '../room.ts';

export function CloseRoom({ room: { id, name }, onClose }: { room: Room; onClose: () => void }) {
  const t = useT('classrooms');
  return (
    <RemoveDialog
      title={t('classrooms.rooms.close.named', { name })}
      text={t('classrooms.rooms.close.text')}
      confirmLabel={t('classrooms.rooms.close')}
      doneText={t('classrooms.rooms.close.done')}
      endpoint={closeRoom}
      input={{ id }}
      refreshes={[listRooms, readRoomWeek]}
      claims={['classroom.in-use', 'classroom.wrong-state']}
      onClose={onClose}
    />
  );
}
