/** Days begin at midnight of the person's own zone. */
export const practiceZone = { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
