import { browserSlot } from './storage.ts';

const slot = browserSlot('shuyuan.token');

/** What the server knows this browser by. In local storage, so that all tabs share one session. */
export const readToken = slot.read;
export const writeToken = slot.write;
export const removeToken = slot.remove;

/** Tells when another tab signed in or out. */
export const onTokenOfOtherTab = slot.onChangeElsewhere;
