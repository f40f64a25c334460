export { claimReminders } from './reminders/claim-reminders.ts';
export { reminderDay } from './reminders/reminder-day.ts';
export { insertPastNotices } from './deliver-notice.ts';
export { broadcastLiveChange } from './notice-news.ts';
export { plainMail } from './mail-text.ts';
export { notify } from './notify.ts';
export { notifyByDay } from './reminders/notify-by-day.ts';
export { findWording } from './templates/find-wording.ts';
