export { keepNotices } from './deliver-notice.ts';
export { tellLiveChange } from './notice-news.ts';
export { notify } from './notify.ts';
