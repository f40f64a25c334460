import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { findSelective } from '../../../platform/search.ts';
import { bestOf } from '../../../platform/search-rank.ts';
import type { Knowledge, Passage, KnowledgeQuery } from '../../assistant/index.ts';
import { momentOf, shownSecond } from '../replay/replay-times.ts';
import { businessTypeOf, familyOf, openOnPath } from './family.ts';
import * as store from './knowledge-lives.store.ts';

/** What was said in a part that was cut away is gone with it. */
function secondOf({ parts, trimFrom, trimTo, seconds, publishedAt }: store.Answered): number | null {
  const at = publishedAt.getTime();
  const [from, to] = [
    trimFrom > 0 ? momentOf(parts, trimFrom) : null,
    trimTo === null ? null : momentOf(parts, trimTo),
  ];
  if ((from !== null && at < from) || (to !== null && at >= to)) return null;
  return Math.floor(shownSecond({ parts, trimFrom, end: trimTo ?? seconds ?? 0 }, at));
}

const placeOf = (live: Pick<store.Answered, 'id' | 'supplier' | 'subject' | 'publishedAt'>) => ({
  businessType: businessTypeOf[familyOf(live.supplier)],
  businessId: live.id,
  columnId: null,
  accountId: null,
  title: live.subject,
  publishedAt: live.publishedAt.getTime(),
});

async function findLives(ctx: Context, { terms, limit }: KnowledgeQuery): Promise<Passage[]> {
  const query = await findSelective(ctx.read, terms, { table: 'live', column: 'full_search' });
  if (query === null) return [];
  const { tenantId, id: memberId } = ctx.actor;
  const rows = await store.listMatching(ctx.read, { tenantId, memberId, terms, query });
  return bestOf(rows, { terms, limit, now: ctx.now() }).map((live) => ({
    ...placeOf(live),
    seconds: null,
    text: [live.description, live.lecturerDescription].filter(Boolean).join('\n'),
  }));
}

async function findAnswers(ctx: Context, { terms, limit }: KnowledgeQuery): Promise<Passage[]> {
  const query = await findSelective(ctx.read, terms, { table: 'live_message', column: 'search' });
  if (query === null) return [];
  const { tenantId, id: memberId } = ctx.actor;
  const rows = await store.listAnswered(ctx.read, { tenantId, memberId, terms, query });
  const shown = rows.flatMap((said) => {
    const seconds = secondOf(said);
    return seconds === null ? [] : [{ ...said, seconds }];
  });
  return bestOf(shown, { terms, limit, now: ctx.now() }).map((said) => ({
    ...placeOf(said),
    seconds: said.seconds,
    text: `${said.text}\n${said.answer ?? ''}`,
  }));
}

const families = { [BusinessType.nativeLive]: 'native', [BusinessType.externalLive]: 'external' } as const;

/** Lives somebody may see, and what was answered in their replays. */
export const knowledgeOfLives: Knowledge = {
  find: async (ctx, wanted) => (await Promise.all([findLives(ctx, wanted), findAnswers(ctx, wanted)])).flat(),
  readWhole: async (ctx, type, id) => {
    if (type !== BusinessType.nativeLive && type !== BusinessType.externalLive) return null;
    const { live } = await openOnPath(ctx, families[type], id);
    const said = live.status === LiveStatus.ended ? await store.listAnswers(ctx.read, id) : [];
    const answers = said.map(({ text, answer }) => `${text}\n${answer ?? ''}`);
    return { title: live.subject, text: [live.description, live.lecturerDescription, ...answers].join('\n').trim() };
  },
};
