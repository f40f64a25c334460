/** `excused`: asked to stay away, and nobody counts it as missing. */
export const attendanceStates = ['present', 'late', 'excused', 'absent'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** By the code on the screen of the room, scanned or typed; by hand; or, of a code, confirmed by somebody who saw them. */
export const attendanceWays = ['scan', 'typed', 'hand', 'confirmed'] as const;
export type AttendanceWay = (typeof attendanceWays)[number];
