import { enrolmentLife } from '@shuyuan/contract/training/enrolment-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Published classes whose applications have closed, and whose seats are still to be drawn. */
export const listToDraw = (read: Reads, now: Date, limit: number) =>
  read
    .selectFrom('trainingClass')
    .select(['id', 'tenantId'])
    .where('selection', '=', 'lottery')
    .where('state', '=', 'published')
    .where('drawnAt', 'is', null)
    .where('closesAt', '<=', now)
    .where('endsAt', '>', now)
    .orderBy('closesAt')
    .limit(limit)
    .execute();

/** In the order of their applications. */
export const listEntries = (tx: Tx, classId: string) =>
  tx
    .selectFrom('classEnrolment')
    .select(['id', 'memberId'])
    .where('classId', '=', classId)
    .where('state', '=', 'entered')
    .orderBy('number')
    .execute();

type DrawRow = {
  readonly classId: string;
  readonly tenantId: string;
  readonly seed: string;
  readonly drawnAt: Date;
  readonly seats: number;
  readonly entries: readonly string[];
};

/** A form that is open meanwhile can still be saved: the draw is no revision of the class. */
export async function insertDraw(tx: Tx, { entries, ...draw }: DrawRow): Promise<void> {
  await tx.updateTable('trainingClass').set({ drawnAt: draw.drawnAt }).where('id', '=', draw.classId).execute();
  await tx
    .insertInto('classDraw')
    .values({ ...draw, entries: [...entries] })
    .execute();
}

type Outcome = {
  /** Enrolments as they were drawn. */
  readonly order: readonly string[];
  readonly seats: number;
  readonly firstNumber: number;
  readonly at: Date;
};

/** The first ones have a seat, the others wait; each with the number of its place. */
export async function settleDraw(tx: Tx, { order, seats, firstNumber, at }: Outcome): Promise<void> {
  const { win, lose } = enrolmentLife.table;
  await sql`update class_enrolment set state = case when drawn.place <= ${seats} then ${win.to} else ${lose.to} end,
      number = ${firstNumber}::integer + drawn.place::integer - 1, settled_at = ${at}
    from unnest(${[...order]}::text[]) with ordinality as drawn (id, place)
    where class_enrolment.id = drawn.id and class_enrolment.state = 'entered'`.execute(tx);
}

export async function findDraw(read: Reads, classId: string) {
  const row = await read
    .selectFrom('classDraw')
    .select(['seed', 'drawnAt', 'seats'])
    .select(sql<number>`cardinality(entries)`.as('entryCount'))
    .where('classId', '=', classId)
    .executeTakeFirst();
  if (!row) return null;
  const { drawnAt, ...draw } = row;
  return { ...draw, drawTime: drawnAt.getTime() };
}
