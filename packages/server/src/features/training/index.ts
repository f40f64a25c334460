export { applyForClass } from './enrol/apply-for-class.ts';
export { publishClass } from './manage/publish-class.ts';
export { createClass } from './manage/save-class.ts';
