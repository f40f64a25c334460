import { maxPageSize } from '@shuyuan/contract/kernel/paging';

/** Each of the ids in a text joined by commas, once and at most as many as a page has. */
export const namedIds = (ids: string): string[] => [...new Set(ids.split(',').filter(Boolean))].slice(0, maxPageSize);
