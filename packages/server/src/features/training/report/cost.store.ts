import type { ClassCurrency } from '@shuyuan/contract/training/report/class-currencies';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type CostLine = { readonly label: string; readonly amountHundredths: number };

/** The lines of a class, in their order. */
export async function listCosts(read: Reads, classId: string): Promise<CostLine[]> {
  const rows = await read
    .selectFrom('classCost')
    .select(['label', 'amountHundredths'])
    .where('classId', '=', classId)
    .orderBy('position')
    .execute();
  return rows.map(({ label, amountHundredths }) => ({ label, amountHundredths: Number(amountHundredths) }));
}

type Replacement = {
  readonly tenantId: string;
  readonly classId: string;
  readonly currency: ClassCurrency | null;
  readonly lines: readonly (CostLine & { readonly id: string })[];
};

export async function replaceCosts(tx: Tx, { tenantId, classId, currency, lines }: Replacement): Promise<void> {
  await tx.deleteFrom('classCost').where('classId', '=', classId).execute();
  const rows = lines.map((line, position) => ({
    ...line,
    amountHundredths: BigInt(line.amountHundredths),
    tenantId,
    classId,
    position,
  }));
  if (rows.length > 0) await tx.insertInto('classCost').values(rows).execute();
  await tx.updateTable('trainingClass').set({ currency }).where('id', '=', classId).execute();
}

type Person = {
  readonly memberId: string;
  readonly fullName: string;
  readonly organizationName: string;
  readonly attendedMinutes: number;
};

/** People with a seat, in the order of their numbers. */
export const listHours = (
  read: Reads,
  classId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Person[]> =>
  read
    .selectFrom('classEnrolment as seat')
    .innerJoin('member', 'member.id', 'seat.memberId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select(['member.id as memberId', 'member.fullName', 'organization.name as organizationName'])
    .select(sql<number>`class_minutes_attended(seat.class_id, seat.member_id)`.as('attendedMinutes'))
    .where('seat.classId', '=', classId)
    .where('seat.state', '=', 'enrolled')
    .orderBy('seat.number')
    .limit(limit)
    .offset(offset)
    .execute();
