/** Stands in the address instead of the id of a pack that is not pushed yet. */
export const newPackId = 'new';
