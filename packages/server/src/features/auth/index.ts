export { findSession } from './auth.store.ts';
export { createAuthenticator } from './authenticate.ts';
export { listEndedSessions } from './ended-sessions.store.ts';
