import { Button, Group } from '@mantine/core';
import { readBookingCalendar } from '@shuyuan/contract/classrooms/booking.wire';
import { useT } from '../../../lib/texts.ts';
import { CalendarButton } from '../../../shared/calendar/CalendarButton.tsx';
import type { Booking } from '../room.ts';

type Props = { booking: Booking; onCancel: () => void };

export function BookingActions({ booking: { id, title, isOwn, can }, onCancel }: Props) {
  const t = useT('classrooms');
  return (
    <Group gap="sm">
      {isOwn && (
        <CalendarButton
          endpoint={readBookingCalendar}
          id={id}
          fileName={`${title}.ics`}
          label={t('classrooms.calendar')}
        />
      )}
      {can.cancel && (
        <Button variant="default" onClick={onCancel}>
          {t('classrooms.cancel')}
        </Button>
      )}
    </Group>
  );
}
