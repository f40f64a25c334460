import type { PackProgress } from '@shuyuan/contract/centre/packs/pack-standings';
import type { TaskContentType } from '@shuyuan/contract/centre/task-content-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../../platform/db.ts';

export type OwnPackRow = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly authorName: string;
  readonly dueAt: Date;
  readonly standing: PackProgress;
  readonly askedCount: number;
  readonly finishedCount: number;
  readonly readAt: Date | null;
  readonly markReason: string | null;
  readonly markedAt: Date | null;
  readonly markerName: string | null;
};
type OwnQuery = { readonly memberId: string; readonly asOf: Date; readonly packId?: string };

const own = ({ memberId, asOf, packId }: OwnQuery, paging: Paging) => sql<OwnPackRow>`(
  select pack.id, pack.title, pack.message, author.full_name as author_name, pack.due_at, own.pushed_at, state.standing,
    state.asked_count, state.finished_count, own.read_at, own.mark_reason, own.marked_at, marker.full_name as marker_name
  from (select * from study_pack_member where member_id = ${memberId} ${packId === undefined ? sql`` : sql`and pack_id = ${packId}`}
      order by pushed_at desc, pack_id limit ${paging.pageSize} offset ${offsetOf(paging)}) own
    join study_pack pack on pack.id = own.pack_id join member author on author.id = pack.author_id
    left join member marker on marker.id = own.marked_by
    cross join lateral pack_standing(own.pack_id, own.member_id, ${asOf}) state)`;

export async function listOwn(read: Reads, query: OwnQuery, paging: Paging) {
  const rows = await read
    .selectFrom(own(query, paging).as<'pack'>(sql`pack`))
    .selectAll()
    .orderBy(sql`pack.pushed_at`, 'desc')
    .orderBy('pack.id')
    .execute();
  const { total } = await read
    .selectFrom('studyPackMember')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('memberId', '=', query.memberId)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export const findOwn = (read: Reads, query: OwnQuery & { readonly packId: string }): Promise<OwnPackRow | undefined> =>
  read
    .selectFrom(own(query, { page: 1, pageSize: 1 }).as<'pack'>(sql`pack`))
    .selectAll()
    .executeTakeFirst();

export type OwnItemRow = {
  readonly businessType: TaskContentType;
  readonly businessId: string;
  readonly title: string;
  readonly minutes: number | null;
  readonly isAsked: boolean;
  readonly isDone: boolean;
  readonly finishedAt: Date | null;
};

export const listOwnItems = (read: Reads, { packId, memberId, asOf }: Required<OwnQuery>): Promise<OwnItemRow[]> =>
  read
    .selectFrom(
      sql<
        OwnItemRow & { readonly ordinal: number }
      >`(select item.*, content_minutes(item.business_type, item.business_id) as minutes
        from pack_items(${packId}, ${memberId}, ${asOf}) item)`.as<'item'>(sql`item`),
    )
    .select(['item.businessType', 'item.businessId', 'item.title', 'item.minutes'])
    .select(['item.isAsked', 'item.isDone', 'item.finishedAt'])
    .orderBy('item.ordinal')
    .execute();

type TaskRow = {
  readonly businessType: TaskContentType;
  readonly id: string;
  readonly title: string;
  readonly dueAt: Date;
  readonly pushedAt: Date;
};

/**
 * Everything left to do of somebody's packs, each content once and by the last moment of its first deadline; a class or a live by
 * its start, as everywhere among tasks.
 */
export const listOpenItems = (read: Reads, { memberId, asOf }: OwnQuery, limit: number): Promise<TaskRow[]> =>
  read
    .selectFrom(
      sql<TaskRow>`(select item.business_type, item.business_id as id, min(item.title) as title,
          min(coalesce(class.starts_at, live.start_time, pack.due_at - interval '1 millisecond')) as due_at,
          min(own.pushed_at) as pushed_at
        from study_pack_member own join study_pack pack on pack.id = own.pack_id
          cross join lateral pack_items(own.pack_id, own.member_id, ${asOf}) item
          left join training_class class on item.business_type = 6 and class.id = item.business_id
          left join live on item.business_type = 15 and live.id = item.business_id
        where own.member_id = ${memberId} and own.withdrawn_at is null and own.mark_id is null
          and item.is_asked and not item.is_done
        group by item.business_type, item.business_id)`.as<'item'>(sql`item`),
    )
    .selectAll()
    .orderBy('item.dueAt')
    .orderBy('item.id')
    .limit(limit)
    .execute();
