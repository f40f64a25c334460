/** Apart from the work itself, which those who only ask for it need not load. */
export const convertJob = 'files:convert';
