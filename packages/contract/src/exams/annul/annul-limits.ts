/** Of one attempt. `entries`: annulled and taken back, the latest are shown. */
export const annulLimits = { reason: 200, entries: 50 } as const;
