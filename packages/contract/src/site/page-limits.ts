/** How much a page may hold: enough for any home page, and little enough to arrive with the first answer. */
export const pageLimits = {
  modulesMax: 30,
  itemsMax: 12,
  titleMax: 80,
  descriptionMax: 300,
  itemTextMax: 120,
  targetMax: 500,
  htmlMax: 20_000,
  /** Of one organisation. */
  pagesMax: 50,
  /** The pages the navigation of a home page names. */
  navigationMax: 12,
} as const;
