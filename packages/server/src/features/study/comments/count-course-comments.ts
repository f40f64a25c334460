import type { Context } from '../../../platform/context.ts';
import { namedIds } from '../../../platform/named-ids.ts';
import { countComments } from '../../community/index.ts';
import { cardReaderOf } from '../courses/course-cards.ts';
import { isOneOf, listOfferedIds } from '../courses/course-cards.store.ts';

/** STUDY-08: in the order they were asked for. */
export async function countCourseComments(ctx: Context, { businessIds }: { readonly businessIds: string }) {
  const wanted = namedIds(businessIds);
  const offered = new Set(await listOfferedIds(ctx.read, await cardReaderOf(ctx), [isOneOf(wanted)]));
  const counts = await countComments(ctx.read, [...offered]);
  const items = wanted.filter((id) => offered.has(id));
  return { items: items.map((businessId) => ({ businessId, count: counts.get(businessId) ?? 0 })) };
}
