export { type DemoNote, readDemoPeople } from './read-demo-people.ts';
export { addWords } from './words/change-words.ts';
export { addCollect, type Collectable, readCollect, removeCollect } from './collect.ts';
export { findSensitive, refuseSensitive } from './words/check-text.ts';
export { readSettings, readTenantSetting } from './read-config.ts';
export { saveSetting } from './settings/save-setting.ts';
export { offerSetup } from './set-up.ts';
