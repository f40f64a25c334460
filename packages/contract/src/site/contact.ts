/** D-187: how much a letter of somebody we do not know may hold. */
export const contactLimits = {
  nameMax: 60,
  companyMax: 100,
  textMax: 2_000,
  /** Letters of one day a company takes; what is more comes from no people. */
  perDayMax: 100,
} as const;

export const contactStates = ['new', 'answered'] as const;
export type ContactState = (typeof contactStates)[number];
