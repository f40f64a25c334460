export type { DemoNote } from './read-entrance.ts';
export { readSettings } from './read-config.ts';
export { saveSetting } from './save-setting.ts';
export { offerSetup } from './set-up.ts';
