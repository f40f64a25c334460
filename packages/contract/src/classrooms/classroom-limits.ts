/** D-189 */
export const classroomLimits = {
  nameMax: 60,
  placeMax: 100,
  noteMax: 500,
  titleMax: 100,
  reasonMax: 200,
  seatsMax: 2000,
  /** Rooms of one company. */
  roomsMax: 500,
  /** Bookings begin and end on the quarter of an hour. */
  stepMinutes: 15,
  hoursMax: 12,
  aheadDays: 180,
  /** Bookings to come of one person: nobody keeps all rooms for themselves. */
  upcomingMax: 20,
} as const;
