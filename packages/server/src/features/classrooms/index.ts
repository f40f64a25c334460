export { bookRoom } from './booking/book-room.ts';
export { createRoom } from './manage/save-room.ts';
