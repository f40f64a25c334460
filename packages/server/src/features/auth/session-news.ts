/** Told on the bus when a session ends, with its `key`: other processes forget it at once. */
export const sessionEnded = 'auth.session-ended';
