import { everybody } from '@shuyuan/contract/recommend/next-pairs';
import type { RecommendItem } from '@shuyuan/contract/recommend/recommend-kinds';
import { recommendLimits as limits } from '@shuyuan/contract/recommend/recommend-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { SearchReader } from '../../search/index.ts';
import type { DueSource } from '../recommendable.ts';
import { isVisibleCard, type OpenKind } from './visible.store.ts';

/** Everything known of a reader who wants it used; all of it empty for one who does not. */
export type Interests = {
  /** `position:` and `topic:` groups of people like them. */
  readonly positions: readonly string[];
  readonly groups: readonly string[];
  /** Labels of what they follow. */
  readonly topics: readonly string[];
  readonly followed: readonly string[];
  readonly due: readonly DueSource[];
};

export type CandidateQuery = {
  readonly reader: SearchReader;
  readonly kinds: readonly OpenKind[];
  readonly interests: Interests;
};

export type CandidateRow = RecommendItem & {
  readonly title: string;
  readonly text: string;
  readonly authorId: string | null;
  readonly topicIds: readonly string[];
  readonly useCount: number;
  readonly publishedAt: Date;
  readonly dueAt: Date | null;
  readonly nextPeople: number;
  readonly nextFrom: string | null;
  readonly positionPeople: number;
  readonly positionGroup: string | null;
  readonly hotPeople: number;
  readonly topics: readonly string[];
  readonly followed: string | null;
};

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;

/** Of each of the groups and kinds, what most people finished after something: bounded reads of one index each. */
const mostFinished = (from: RawBuilder<unknown>, tenantId: string, limit: number) => sql`cross join lateral (
  select next.to_id, next.people from recommend_next next
  where next.tenant_id = ${tenantId} and next.group_key = groups.key and next.from_key = ${from}
    and next.to_kind = kinds.kind and next.people >= ${limits.fewestPeople}
  order by next.people desc, next.to_id limit ${limit}) most`;

const labelled = (tenantId: string) => sql`cross join lateral (
  select label.item_id from recommend_label label
  where label.tenant_id = ${tenantId} and label.label = labels.key and label.kind = kinds.kind
  order by label.published_at desc, label.item_id limit ${limits.perLabel}) newest`;

/** Everything that speaks for something: its kind and id, why, by what, by how many, until when. Nobody has been asked yet whether it may be seen. */
function signals({ reader, kinds, interests }: CandidateQuery): RawBuilder<unknown> {
  const { tenantId, memberId, at } = reader;
  const { positions, groups, topics, followed, due } = interests;
  const names = texts(kinds.map(({ kind }) => kind));
  const until = new Date(at.getTime() + limits.dueMs);
  const ofKinds = sql`unnest(${names}) kinds (kind)`;
  const parts = [
    sql`select kinds.kind, most.to_id, 'next', own.key, most.people, null::timestamptz
      from (select finish.kind || ':' || finish.item_id as key from recommend_finish finish
          where finish.member_id = ${memberId}
          order by finish.finished_at desc, finish.kind, finish.item_id limit ${limits.lastFinished}) own
        cross join unnest(${texts(groups)}) groups (key) cross join ${ofKinds}
        ${mostFinished(sql`own.key`, tenantId, limits.perGroup)}`,
    sql`select kinds.kind, most.to_id, 'position', groups.key, most.people, null
      from unnest(${texts(positions)}) groups (key) cross join ${ofKinds}
        ${mostFinished(sql`''`, tenantId, limits.perGroup)}`,
    sql`select kinds.kind, most.to_id, 'hot', groups.key, most.people, null
      from (select ${everybody}::text) groups (key) cross join ${ofKinds}
        ${mostFinished(sql`''`, tenantId, 2 * limits.perGroup)}`,
    sql`select kinds.kind, newest.item_id, 'topic', labels.key, 0, null
      from unnest(${texts(topics)}) labels (key) cross join ${ofKinds} ${labelled(tenantId)}`,
    sql`select kinds.kind, newest.item_id, 'follow', labels.key, 0, null
      from unnest(${texts(followed)}) labels (key) cross join ${ofKinds} ${labelled(tenantId)}`,
    ...due.map(
      (source) => sql`select due.kind, due.id, 'due', null, 0, due.due_at from (${source(reader, until)}) due`,
    ),
    sql`select kinds.kind, newest.source_id, 'new', null, 0, null from ${ofKinds} cross join lateral (
        select card.source_id from search_document card
        where card.tenant_id = ${tenantId} and card.kind = kinds.kind and card.part = ''
        order by card.published_at desc, card.source_id limit ${limits.newest}) newest`,
  ];
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
}

const heaviest = (reason: string) => sql`(array_agg(signal.because order by signal.people desc, signal.because)
  filter (where signal.reason = ${reason}))[1]`;
const most = (reason: string) => sql`coalesce(max(signal.people) filter (where signal.reason = ${reason}), 0)`;

/** Each thing once, with all that speaks for it. */
const gathered = (query: CandidateQuery): RawBuilder<unknown> => sql`(
  select signal.kind, signal.id, min(signal.due_at) as due_at,
    ${most('next')} as next_people, ${heaviest('next')} as next_from,
    ${most('position')} as position_people, ${heaviest('position')} as position_group, ${most('hot')} as hot_people,
    coalesce(array_agg(distinct signal.because) filter (where signal.reason = 'topic'), '{}') as topics,
    ${heaviest('follow')} as followed
  from (${signals(query)}) signal (kind, id, reason, because, people, due_at)
  group by signal.kind, signal.id)`;

/** Of one kind what the reader may see, has not finished and has not said no to. */
const recommendable = (one: OpenKind, reader: SearchReader): RawBuilder<unknown> => sql`(
  select asked.*, document.title, left(document.text, 400) as text, document.author_id, document.topic_ids,
    document.use_count, document.published_at
  from asked join search_document document on document.source_id = asked.id
  where asked.kind = ${one.kind} and ${isVisibleCard(one, reader)} and not ${one.of.isClosed(reader)}
    ${one.of.isBegun ? sql`and (asked.due_at is not null or not ${one.of.isBegun(reader)})` : sql``}
    and not exists (select from recommend_dismissal dismissed where dismissed.member_id = ${reader.memberId}
      and dismissed.kind = asked.kind and dismissed.item_id = asked.id))`;

/** Everything that may be recommended to the reader. Permission is part of the query: nothing else ever leaves the database. */
export async function listCandidates(read: Reads, query: CandidateQuery): Promise<CandidateRow[]> {
  if (query.kinds.length === 0) return [];
  const parts = query.kinds.map((one) => recommendable(one, query.reader));
  return read
    .with(
      (name) => name('asked').materialized(),
      // Its columns are named below.
      () => gathered(query) as never,
    )
    .selectFrom(sql<CandidateRow>`(${sql.join(parts, sql` union all `)})`.as<'open'>(sql`open`))
    .selectAll()
    .execute();
}
