export { type DemoNote, readDemoPeople } from './read-demo-people.ts';
export { addWords } from './words/change-words.ts';
export { addCollect, type Collectable, readCollect, removeCollect } from './collect.ts';
export { findSensitive, refuseSensitive } from './words/check-text.ts';
export { prefetchSettings, readSettings, readTenantSetting } from './read-config.ts';
export { followContainerOrigins } from './settings/follow-container-origins.ts';
export { saveSetting } from './settings/save-setting.ts';
export { offerSetup } from './set-up.ts';
