export { keepNotices } from './deliver-notice.ts';
export { notify } from './notify.ts';
