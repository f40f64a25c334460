export { bookRoom } from './booking/book-room.ts';
export { replaceMeetingBookings } from './booking/replace-meeting-bookings.ts';
export { areRoomsKnown } from './classroom.store.ts';
export { createRoom } from './manage/save-room.ts';
