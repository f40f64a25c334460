export { unlockAccount } from './account-guesses.ts';
export { deleteDevicesOf } from './known-devices.store.ts';
export { broadcastMemberChanged, broadcastSessionsEnded } from './session-events.ts';
export { endSessionsOf } from './session.store.ts';
