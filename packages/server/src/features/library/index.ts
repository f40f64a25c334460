export { type ContentItem, findContentItem, findRevisedItem } from './content-item.store.ts';
export { isFileOpen as isFileInLibrary } from './items/open-items.store.ts';
export { findContentOffers } from './prices/find-item-offers.ts';
export { isPaidItem } from './prices/item-price.store.ts';
export { itemRevised, type RevisedItem } from './item-revised.ts';
export { saveCourseItems } from './save-course-items.ts';
