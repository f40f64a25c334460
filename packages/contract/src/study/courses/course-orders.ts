/** The orders of the catalogue: published last first, or what its reader learned last first. */
export const courseOrders = ['newest', 'studied'] as const;
export type CourseOrder = (typeof courseOrders)[number];
