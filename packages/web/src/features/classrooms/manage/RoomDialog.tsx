import { readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { createRoom, listRooms, saveRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import type { Room } from '../room.ts';
import { draftOf, fieldsOf, problemsOf, type RoomDraft } from './room-draft.ts';
import { RoomFields } from './RoomFields.tsx';

type Props = { room: Room | null; onClose: () => void };

/** D-189: a new room, or one that is there. */
export function RoomDialog({ room, onClose }: Props) {
  const t = useT('classrooms');
  const [isSending, setIsSending] = useState(false);
  const form = useDraftForm<RoomDraft>({
    initial: () => draftOf(room),
    problemsOf: (draft) => {
      const wrong = problemsOf(draft);
      return {
        name: wrong.name ? t('classrooms.form.text.wrong', { max: limits.nameMax }) : null,
        place: wrong.place ? t('classrooms.form.text.wrong', { max: limits.placeMax }) : null,
        seats: wrong.seats ? t('classrooms.book.people.wrong', { max: limits.seatsMax }) : null,
        note: wrong.note ? t('classrooms.form.text.wrong', { max: limits.noteMax }) : null,
        closes: wrong.closes ? t('classrooms.form.hours.wrong') : null,
        weekdays: wrong.weekdays ? t('classrooms.form.weekdays.wrong') : null,
      };
    },
    refusals: { 'classroom.name-taken': 'name', 'classroom.unknown-person': 'approver', 'picture.not-yours': 'cover' },
  });
  const options = {
    claims: ['classroom.name-taken', 'classroom.unknown-person', 'picture.not-yours'],
    refreshes: [listRooms, readRoomWeek],
    onSuccess: (_output: unknown, { name }: { readonly name: string }) => {
      showNotice(t(room ? 'classrooms.rooms.saved' : 'classrooms.rooms.created', { name }), 'success');
      onClose();
    },
  } as const;
  const create = useWrite(createRoom, options);
  const save = useWrite(saveRoom, options);
  const send = (draft: RoomDraft): void => {
    const onError = form.refuse;
    if (room) save.mutate({ id: room.id, revision: room.revision, ...fieldsOf(draft) }, { onError });
    else create.mutate(fieldsOf(draft), { onError });
  };
  return (
    <DraftDialog
      form={form}
      title={t(room ? 'classrooms.rooms.edit' : 'classrooms.rooms.add')}
      submitLabel={t('classrooms.form.submit')}
      isBusy={create.isPending || save.isPending || isSending}
      onSend={send}
      onClose={onClose}
    >
      <RoomFields form={form} onBusy={setIsSending} />
    </DraftDialog>
  );
}
