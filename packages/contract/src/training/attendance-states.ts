/** `excused`: asked to stay away, and nobody counts it as missing. */
export const attendanceStates = ['present', 'late', 'excused', 'absent'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** By the code on the screen of the room, scanned or typed; or by hand. */
export const attendanceWays = ['scan', 'typed', 'hand'] as const;
export type AttendanceWay = (typeof attendanceWays)[number];
