export const columnTitleMax = 30;
export const columnIntroduceMax = 300;
/** A column is read through; what has more belongs into several. */
export const maxColumnContents = 500;
/** How many one call adds, removes or orders. */
export const maxColumnChanges = 100;
export const maxAccountColumns = 50;
