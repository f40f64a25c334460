import type { ClassCurrency } from '@shuyuan/contract/training/report/class-currencies';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { allOf } from '../../../platform/count-rows.ts';

export type ReportQuery = {
  readonly tenantId: string;
  /** One class; otherwise those of the period. */
  readonly classId?: string;
  /** Only what this person made or teaches; null: everything. */
  readonly managerId: string | null;
  readonly from?: Date;
  /** The first instant after the period. */
  readonly to?: Date;
};

type Attended = { readonly attendedCount: number; readonly attendedMinutes: number };

const reported = (read: Reads, { tenantId, classId, managerId, from, to }: ReportQuery) => {
  const conditions = [sql<boolean>`training_class.tenant_id = ${tenantId}`];
  if (classId === undefined) conditions.push(sql<boolean>`training_class.state = 'published'`);
  else conditions.push(sql<boolean>`training_class.id = ${classId}`);
  if (managerId !== null)
    conditions.push(sql<boolean>`${managerId} in (training_class.author_id, training_class.teacher_id)`);
  if (from) conditions.push(sql<boolean>`training_class.starts_at >= ${from}`);
  if (to) conditions.push(sql<boolean>`training_class.starts_at < ${to}`);
  return read
    .selectFrom('trainingClass')
    .select(['trainingClass.id', 'trainingClass.title', 'trainingClass.startsAt', 'trainingClass.timeZone'])
    .select(sql<ClassCurrency | null>`training_class.currency`.as('currency'))
    .select('trainingClass.seatsTaken as seatCount')
    .select(
      sql<number>`(select coalesce(sum(extract(epoch from ends_at - starts_at) / 60), 0)::integer from class_meeting
        where class_id = training_class.id)`.as('plannedMinutes'),
    )
    .select(
      sql<bigint>`(select coalesce(sum(amount_hundredths), 0)::bigint from class_cost
        where class_id = training_class.id)`.as('costHundredths'),
    )
    .leftJoin(
      sql<Attended>`lateral (select (count(*) filter (where minutes > 0))::integer as attended_count,
          coalesce(sum(minutes), 0)::integer as attended_minutes
        from (select class_minutes_attended(seat.class_id, seat.member_id) as minutes from class_enrolment seat
          where seat.class_id = training_class.id and seat.state = 'enrolled') seats)`.as('attended'),
      (join) => join.onTrue(),
    )
    .select((builder) => [
      builder.fn.coalesce('attended.attendedCount', sql<number>`0`).as('attendedCount'),
      builder.fn.coalesce('attended.attendedMinutes', sql<number>`0`).as('attendedMinutes'),
    ])
    .where(allOf(conditions));
};
export type ReportRow = Awaited<ReturnType<ReturnType<typeof reported>['execute']>>[number];

type Page = { readonly limit: number; readonly offset: number };

/** Classes with what they took and cost, the latest first. */
export const listReported = (read: Reads, query: ReportQuery, { limit, offset }: Page): Promise<ReportRow[]> =>
  reported(read, query)
    .orderBy('trainingClass.startsAt', 'desc')
    .orderBy('trainingClass.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** The sums of a whole period, each currency for itself. */
export async function sumReported(read: Reads, query: ReportQuery) {
  const rows = await read
    .selectFrom(reported(read, query).as('report'))
    .select('report.currency')
    .select(sql<number>`count(*)::integer`.as('classCount'))
    .select(sql<number>`sum(planned_minutes)::integer`.as('plannedMinutes'))
    .select(sql<number>`sum(seat_count)::integer`.as('seatCount'))
    .select(sql<number>`sum(attended_count)::integer`.as('attendedCount'))
    .select(sql<number>`sum(attended_minutes)::integer`.as('attendedMinutes'))
    .select(sql<bigint>`sum(cost_hundredths)::bigint`.as('costHundredths'))
    .groupBy('report.currency')
    .orderBy('report.currency')
    .execute();
  const sum = (key: 'classCount' | 'plannedMinutes' | 'seatCount' | 'attendedCount' | 'attendedMinutes'): number =>
    rows.reduce((total, row) => total + row[key], 0);
  return {
    recordCount: sum('classCount'),
    totals: {
      plannedMinutes: sum('plannedMinutes'),
      seatCount: sum('seatCount'),
      attendedCount: sum('attendedCount'),
      attendedMinutes: sum('attendedMinutes'),
      costs: rows.flatMap(({ currency, costHundredths }) =>
        currency === null ? [] : [{ currency, costHundredths: Number(costHundredths) }],
      ),
    },
  };
}
