import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { Booking, Room } from '../room.ts';
import classes from '../Rooms.module.css';
import { useRoomTime } from '../use-room-time.ts';
import { BookingActions } from './BookingActions.tsx';
import { CancelBooking } from './CancelBooking.tsx';

type Props = { room: Pick<Room, 'name' | 'place' | 'timeZone'>; booking: Booking; onClose: () => void };

/** A booking: its purpose, by whom, and the way to free the room. */
export function BookingDialog({ room, booking, onClose }: Props) {
  const t = useT('classrooms');
  const common = useT('common');
  const format = useFormat();
  const { time, dayAndYear } = useRoomTime(room.timeZone);
  const [isAsking, setIsAsking] = useState(false);
  const { title, startTime, endTime, booker, peopleCount, isOfClass, isOfLive, state } = booking;
  if (isAsking) return <CancelBooking booking={booking} onClose={onClose} />;
  const span = t('classrooms.hours', { from: time(startTime), to: time(endTime) });
  return (
    <Dialog isOpen title={<bdi>{title}</bdi>} closeLabel={common('dialog.close')} onClose={onClose}>
      <Stack gap={20}>
        <Facts
          className={classes.facts}
          facts={[
            [t('classrooms.details.room'), <bdi key="room">{`${room.name} · ${room.place}`}</bdi>],
            [t('classrooms.details.time'), `${dayAndYear(startTime)} ${span}`],
            [t('classrooms.details.by'), <bdi key="by">{booker.fullName}</bdi>],
            ...(peopleCount === null ? [] : [[t('classrooms.details.people'), format.count(peopleCount)] as const]),
          ]}
        />
        {state === 'waiting' && <HintText>{t('classrooms.state.waiting')}</HintText>}
        {isOfClass && <HintText>{t('classrooms.ofClass')}</HintText>}
        {isOfLive && <HintText>{t('classrooms.ofLive')}</HintText>}
        <BookingActions booking={booking} onCancel={() => setIsAsking(true)} />
      </Stack>
    </Dialog>
  );
}
