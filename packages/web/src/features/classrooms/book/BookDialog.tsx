import { findRooms, readRoomWeek } from '@shuyuan/contract/classrooms/booking.wire';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { useRefresh } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import type { Room } from '../room.ts';
import { BookFields } from './BookFields.tsx';
import { type BookDraft, draftOf, peopleOf, problemsOf, spanOf } from './book-draft.ts';
import { useBookRoom } from './use-book-room.ts';
import { useProblemWords } from './use-problem-words.ts';

type Props = { room: Room; span: TimeSpan; people?: number | undefined; onClose: () => void };

/** D-189: everything that can be drawn can be typed here, too. */
export function BookDialog({ room, span, people: expected, onClose }: Props) {
  const t = useT('classrooms');
  const problemText = useProblemWords(room);
  const refresh = useRefresh();
  const form = useDraftForm<BookDraft>({
    initial: () => draftOf(room, span, expected),
    problemsOf: (draft, now) => {
      const { title, people, time } = problemsOf(room, draft, now);
      return {
        title: title ? t('classrooms.book.title.missing', { max: limits.titleMax }) : null,
        people: people ? t('classrooms.book.people.wrong', { max: limits.seatsMax }) : null,
        from: time && problemText(time),
      };
    },
    eager: ['from'],
    refusals: { 'classroom.taken': 'from', 'classroom.closed-then': 'from', 'classroom.wrong-time': 'from' },
  });
  const book = useBookRoom(onClose);
  const send = (draft: BookDraft): void => {
    const { from, to } = spanOf(room, draft) ?? span;
    const input = {
      id: room.id,
      startTime: from,
      endTime: to,
      title: draft.title.trim(),
      peopleCount: peopleOf(draft),
    };
    book.mutate(input, {
      onError: (error) => {
        form.refuse(error);
        // Somebody was faster: the page behind the dialog shows it.
        refresh(readRoomWeek);
        refresh(findRooms);
      },
    });
  };
  return (
    <DraftDialog
      form={form}
      title={t('classrooms.book.heading', { room: room.name })}
      submitLabel={t('classrooms.book.submit')}
      isBusy={book.isPending}
      onSend={send}
      onClose={onClose}
    >
      <BookFields room={room} form={form} />
    </DraftDialog>
  );
}
