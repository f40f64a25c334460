export { insertPastNotices } from './deliver-notice.ts';
export { broadcastLiveChange } from './notice-news.ts';
export { notify } from './notify.ts';
