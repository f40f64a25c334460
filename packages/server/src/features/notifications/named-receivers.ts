/** Names shown to a group; the rest is a number. */
export const namedReceivers = 5;
