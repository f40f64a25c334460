export { unlockAccount } from './account-guesses.ts';
export { findSession } from './auth.store.ts';
export { createAuthenticator } from './authenticate.ts';
export { tellEnded } from './end-sessions.ts';
export { deleteDevicesOf } from './known-devices.store.ts';
export { listEndedSessions } from './ended-sessions.store.ts';
export { sessionEnded, tellMemberChanged } from './session-news.ts';
export { endSessionsOf } from './session.store.ts';
export { isEverybodySsoOnly, listEntranceSources } from './sso/source.store.ts';
