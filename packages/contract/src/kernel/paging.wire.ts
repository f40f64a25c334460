import { z } from 'zod';
import { defaultPageSize, maxPageSize } from './paging.ts';

/** HTTP-07, D-023. The upper bound of `page` keeps the offset an exact integer. */
export const pagingInput = {
  page: z.int().min(1).max(2_147_483_647).default(1),
  pageSize: z.int().min(1).max(maxPageSize).default(defaultPageSize),
};

/** Ids of things that are asked for by name, as many as there are on a page; an id has at most 64 characters. */
export const namedIdsInput = {
  ids: z
    .string()
    .max(maxPageSize * 65)
    .describe('joined by commas'),
};

/** HTTP-06, D-014: every list answers `items` and `recordCount`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), recordCount: z.int().nonnegative() });
