/** How many accounts one grant of the platform reaches. */
export const maxGrantReceivers = 200;
/** Of the reason somebody gives for a grant or a reversal. */
export const reasonMax = 100;
