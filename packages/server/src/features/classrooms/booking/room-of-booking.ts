import type { BookingRow } from './booking.store.ts';

/** The room of a booking, as lists of bookings name it. */
export const roomOfBooking = ({ classroomId, name, place, timeZone }: BookingRow) => ({
  id: classroomId,
  name,
  place,
  timeZone,
});
