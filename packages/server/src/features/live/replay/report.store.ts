import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

/** A stay that nobody ended ended where it was last seen. */
const left = sql`coalesce(left_at, seen_at)`;

export type Figures = {
  readonly attendees: number;
  readonly guests: number;
  readonly averageSeconds: number;
  readonly messages: number;
  readonly questions: number;
  readonly answered: number;
  readonly polls: number;
  readonly reactions: number;
};

export async function readFigures(read: Reads, liveId: string): Promise<Figures> {
  const counted = sql<Figures>`(
    with people as (
      select person_key, bool_or(member_id is not null) as is_member,
        sum(extract(epoch from ${left} - entered_at)) as seconds
      from live_visit where live_id = ${liveId} group by person_key)
    select
      (select count(*) from people where is_member)::int as attendees,
      (select count(*) from people where not is_member)::int as guests,
      (select coalesce(round(avg(seconds)), 0) from people)::int as average_seconds,
      count(*) filter (where kind = 'chat')::int as messages,
      count(*) filter (where kind = 'question')::int as questions,
      count(*) filter (where kind = 'question' and is_answered)::int as answered,
      (select count(*) from live_poll where live_id = ${liveId})::int as polls,
      (select reaction_count from live where id = ${liveId}) as reactions
    from live_message where live_id = ${liveId} and removed_at is null)`;
  return read.selectFrom(counted.as('figures')).selectAll().executeTakeFirstOrThrow();
}

/** The fullest moment. Who is there in two tabs is there once: only their first coming and last going count. */
export async function readPeak(
  read: Reads,
  liveId: string,
): Promise<{ readonly at: Date; readonly watching: number } | null> {
  const counted = sql<{ at: Date; watching: number }>`(
    with lines as (
      select person_key, entered_at as at, 1 as change from live_visit where live_id = ${liveId}
      union all select person_key, ${left}, -1 from live_visit where live_id = ${liveId}),
    each as (
      select at, change, sum(change) over (partition by person_key order by at, change desc
        rows between unbounded preceding and current row) as open from lines),
    changes as (select at, change from each where open = (change + 1) / 2)
    select at, watching::int from (
      select at, sum(change) over (order by at, change desc rows between unbounded preceding and current row) as watching
      from changes) as counted
    order by watching desc, at limit 1)`;
  return (await read.selectFrom(counted.as('peak')).selectAll().executeTakeFirst()) ?? null;
}

type Span = { readonly from: Date; readonly to: Date; readonly points: number };

/** How many were there, at moments equally far apart. */
export async function readCurve(read: Reads, liveId: string, { from, to, points }: Span) {
  const counted = sql<{ at: Date; watching: number }>`(
    select at, (select count(distinct person_key) from live_visit
      where live_id = ${liveId} and entered_at <= at and ${left} > at)::int as watching
    from generate_series(${from}::timestamptz, ${to}::timestamptz,
      greatest((${to}::timestamptz - ${from}::timestamptz) / ${points}, interval '1 second')) as at
    order by at limit ${points})`;
  return read.selectFrom(counted.as('curve')).selectAll().execute();
}

export type Attendee = {
  readonly key: string;
  readonly name: string;
  readonly organizationName: string | null;
  readonly isGuest: boolean;
  readonly enteredAt: Date;
  readonly leftAt: Date;
  readonly seconds: number;
  readonly messages: number;
  readonly questions: number;
};

type Question = { readonly liveId: string; readonly search?: string | undefined; readonly paging: Paging };

/** Who came, by name, with what they said. */
export async function listAttendees(read: Reads, { liveId, search = '', paging }: Question) {
  const people = sql<Attendee>`(
    with stays as (
      select person_key, min(entered_at) as entered_at, max(${left}) as left_at, max(member_id) as member_id,
        sum(extract(epoch from ${left} - entered_at))::int as seconds
      from live_visit where live_id = ${liveId} group by person_key),
    said as (
      select person_key, count(*) filter (where kind = 'chat')::int as messages,
        count(*) filter (where kind = 'question')::int as questions
      from live_message where live_id = ${liveId} and removed_at is null group by person_key)
    select stays.person_key as key, coalesce(member.full_name, live_guest.name, '') as name,
      organization.name as organization_name, stays.member_id is null as is_guest, stays.entered_at, stays.left_at,
      stays.seconds, coalesce(said.messages, 0) as messages, coalesce(said.questions, 0) as questions
    from stays
    left join said on said.person_key = stays.person_key
    left join member on member.id = stays.member_id
    left join organization on organization.id = member.organization_id
    left join live_guest on live_guest.live_id = ${liveId} and 'g:' || live_guest.id = stays.person_key)`;
  const found = hasWords(search, sql`search_form(people.name)`).reduce(
    (query, condition) => query.where(condition),
    read.selectFrom(people.as('people')),
  );
  const items = await found
    .selectAll()
    .orderBy('name')
    .orderBy('key')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await found.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
  return { items, recordCount: Number(count) };
}
