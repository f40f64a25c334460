import { sql } from 'kysely';
import type { Context, Reads } from '../../../platform/context.ts';
import type { SearchReader } from '../search-reader.store.ts';

/** The caller, as conditions ask about them. */
export async function findReader({ read, actor, now }: Context): Promise<SearchReader> {
  const row = await read
    .selectFrom('member')
    .select(['member.id as memberId', 'member.tenantId', 'member.createdAt as joinedAt'])
    .select([
      sql<string[]>`member_places(member.id)`.as('organizationIds'),
      sql<string[]>`member_positions(member.id)`.as('positionIds'),
      sql<string[]>`member_topics(member.id)`.as('topicIds'),
    ])
    .where('member.id', '=', actor.id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    isModerator: actor.capabilities.has('team.audit'),
    managesCourses: actor.capabilities.has('course.manageAll'),
    at: new Date(now()),
  };
}

/** The stems of words, by word. */
export async function listStems(read: Reads, words: readonly string[]): Promise<Map<string, readonly string[]>> {
  if (words.length === 0) return new Map();
  const rows = await read
    .selectFrom(sql<{ word: string }>`unnest(${[...words]}::text[])`.as<'asked'>(sql`asked(word)`))
    .select(['asked.word', sql<string[]>`search_stems(array[asked.word])`.as('stems')])
    .execute();
  return new Map(rows.map(({ word, stems }) => [word, stems]));
}

/** Those of the words that stand in something of the company. */
export async function listKnownWords(read: Reads, tenantId: string, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await read
    .selectFrom('searchWord')
    .select('word')
    .where('tenantId', '=', tenantId)
    .where('word', '=', sql<string>`any(${[...words]}::text[])`)
    .execute();
  return new Set(rows.map(({ word }) => word));
}

/** Words of the company that share something with what may be a mistake. */
export async function listSimilarWords(read: Reads, tenantId: string, keys: readonly string[]): Promise<string[]> {
  const query = keys.map((key) => `'${key}'`).join(' | ');
  const rows = await read
    .selectFrom('searchWord')
    .select('word')
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`keys @@ ${query}::tsquery`)
    .limit(200)
    .execute();
  return rows.map(({ word }) => word);
}
