import { LiveStatus, liveStatuses } from '@shuyuan/contract/live/live-status';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hitsOf, mostCandidates } from '../../../platform/search.ts';
import type { Terms } from '../../../platform/search-terms.ts';
import { isInScope } from '../live.store.ts';
import type { ReplayPart } from '../replay/replay.store.ts';

export type PassageQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly terms: Terms;
  readonly query: string;
};

/** D-050: those for the member. Materialized, so that the index finds and nothing else. */
export const listMatching = (read: Reads, { tenantId, memberId, terms, query }: PassageQuery) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        db
          .selectFrom('live')
          .where('live.tenantId', '=', tenantId)
          .where('live.status', 'in', liveStatuses.published)
          .where(isInScope(memberId))
          .where(sql<boolean>`live.full_search @@ ${query}::tsquery`)
          .select(['live.id', 'live.subject', 'live.description', 'live.lecturerDescription'])
          .select('live.startTime as publishedAt')
          .select('live.supplier')
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['id', 'subject', 'description', 'lecturerDescription', 'publishedAt', 'supplier'])
    .select([
      hitsOf(terms, sql`search_form(matching.subject)`).as('titleHits'),
      hitsOf(terms, sql`search_form(matching.description || ' ' || matching.lecturer_description)`).as('textHits'),
    ])
    .execute();

/** What was asked and answered in rooms whose replay the member may watch. */
export const listAnswered = (read: Reads, { tenantId, memberId, terms, query }: PassageQuery) =>
  read
    .with(
      (name) => name('matching').materialized(),
      (db) =>
        db
          .selectFrom('liveMessage as said')
          .innerJoin('live', 'live.id', 'said.liveId')
          .innerJoin('liveReplay as replay', 'replay.liveId', 'live.id')
          .where('said.tenantId', '=', tenantId)
          // Written out as the index has it.
          .where(sql<boolean>`said.kind = 'question'`)
          .where('said.removedAt', 'is', null)
          .where('said.answer', 'is not', null)
          .where('live.status', '=', LiveStatus.ended)
          .where('replay.state', '=', 'ready')
          .where(isInScope(memberId))
          .where(sql<boolean>`said.search @@ ${query}::tsquery`)
          .select(['live.id', 'live.subject', 'said.text', 'said.answer', 'said.createdAt as publishedAt'])
          .select(['replay.seconds', 'replay.trimFrom', 'replay.trimTo'])
          .select(sql<readonly ReplayPart[]>`replay.parts`.as('parts'))
          .select('live.supplier')
          .limit(mostCandidates),
    )
    .selectFrom('matching')
    .select(['id', 'subject', 'text', 'answer', 'publishedAt', 'seconds', 'trimFrom', 'trimTo', 'parts', 'supplier'])
    .select([
      hitsOf(terms, sql`search_form(matching.subject)`).as('titleHits'),
      hitsOf(terms, sql`search_form(matching.text || ' ' || matching.answer)`).as('textHits'),
    ])
    .execute();

export type Answered = Awaited<ReturnType<typeof listAnswered>>[number];

/** Of one room, as many as a summary can take. */
export const listAnswers = (read: Reads, liveId: string) =>
  read
    .selectFrom('liveMessage')
    .select(['text', 'answer'])
    .where('liveId', '=', liveId)
    .where('kind', '=', 'question')
    .where('removedAt', 'is', null)
    .where('answer', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute();
