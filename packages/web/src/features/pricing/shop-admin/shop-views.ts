/** The lists of the page. */
export const shopViews = ['orders', 'items', 'grades'] as const;
