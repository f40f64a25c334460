export { bookRoom } from './booking/book-room.ts';
export { approveBooking } from './booking/approve-booking.ts';
export { listRoomTasks } from './booking/list-room-tasks.ts';
export { replaceOwnedBookings } from './booking/replace-owned-bookings.ts';
export { areRoomsKnown } from './classroom.store.ts';
export { createRoom } from './manage/save-room.ts';
