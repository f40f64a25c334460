export { type DemoNote, readDemoPeople } from './read-demo-people.ts';
export { addWords } from './change-words.ts';
export { addCollect, type Collectable, readCollect, removeCollect } from './collect.ts';
export { findSensitive, refuseSensitive } from './check-text.ts';
export { readSettings, readTenantSetting } from './read-config.ts';
export { saveSetting } from './save-setting.ts';
export { offerSetup } from './set-up.ts';
