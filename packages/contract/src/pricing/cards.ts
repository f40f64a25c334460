/** D-120, D-191. */
export const cardNameMax = 30;
export const cardBenefitsMax = 200;
/** How many people one call gives a card to. */
export const maxCardMembers = 200;

/** What may have a price, as prices and purchases name it. */
export const sellableTypes = ['column', 'question', 'course', 'libraryItem', 'subject', 'exam', 'live'] as const;
export type SellableType = (typeof sellableTypes)[number];
