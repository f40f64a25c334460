export { checkIn, scanCode } from './attendance/check-in.ts';
export { correctAttendance } from './attendance/correct-attendance.ts';
export { codeOfMeeting } from './attendance/code-of-meeting.ts';
export { applyForClass } from './enrol/apply-for-class.ts';
export { publishClass } from './manage/publish-class.ts';
export { readClassForm } from './manage/read-class-form.ts';
export { createClass } from './manage/save-class.ts';
export { listClassTasks } from './learn/list-class-tasks.ts';
