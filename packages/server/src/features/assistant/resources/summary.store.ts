import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type Resource = { readonly type: BusinessType; readonly resourceId: string };

const columns = [
  'summary.id',
  'summary.businessId as resourceId',
  'summary.textVersion',
  'summary.title',
  'summary.summary',
  'summary.points',
  'summary.isBuiltIn',
  'summary.createdAt',
] as const;

const all = (read: Reads, tenantId: string) =>
  read
    .selectFrom('contentSummary as summary')
    .where('summary.tenantId', '=', tenantId)
    .select(columns)
    .select('summary.businessType as type');

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

export const findSummary = (read: Reads, tenantId: string, id: string): Promise<SummaryRow | undefined> =>
  all(read, tenantId).where('summary.id', '=', id).executeTakeFirst();

type SummaryQuery = Resource & { readonly tenantId: string; readonly language: Language };

export const findSummaryOf = (
  read: Reads,
  { tenantId, type, resourceId, language }: SummaryQuery,
): Promise<SummaryRow | undefined> =>
  all(read, tenantId)
    .where('summary.businessType', '=', type)
    .where('summary.businessId', '=', resourceId)
    .where('summary.language', '=', language)
    .executeTakeFirst();

type Written = SummaryQuery & {
  readonly id: string;
  readonly textVersion: string;
  readonly title: string;
  readonly summary: string;
  readonly points: readonly string[];
  readonly isBuiltIn: boolean;
  readonly at: Date;
};

/** The one of a thing and language takes what was made anew; who has marked it keeps the mark. Answers its id. */
export async function saveSummary(tx: Tx, { id, tenantId, type, resourceId, language, at, ...made }: Written) {
  const words = { ...made, points: [...made.points], createdAt: at };
  const row = await tx
    .insertInto('contentSummary')
    .values({ id, tenantId, businessType: type, businessId: resourceId, language, ...words })
    .onConflict((on) => on.columns(['tenantId', 'businessType', 'businessId', 'language']).doUpdateSet(words))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Mark = { readonly tenantId: string; readonly memberId: string; readonly summaryId: string };

export async function insertMark(tx: Tx, mark: Mark, at: Date): Promise<void> {
  await tx
    .insertInto('summaryMark')
    .values({ ...mark, createdAt: at })
    .onConflict((on) => on.columns(['memberId', 'summaryId']).doNothing())
    .execute();
}

export async function deleteMark(tx: Tx, { memberId, summaryId }: Mark): Promise<void> {
  await tx.deleteFrom('summaryMark').where('memberId', '=', memberId).where('summaryId', '=', summaryId).execute();
}

/** Whether somebody has marked something, in whichever language they read it. */
export async function isMarked(read: Reads, memberId: string, { type, resourceId }: Resource): Promise<boolean> {
  const row = await read
    .selectFrom('summaryMark as mark')
    .innerJoin('contentSummary as summary', 'summary.id', 'mark.summaryId')
    .select('mark.summaryId')
    .where('mark.memberId', '=', memberId)
    .where('summary.businessType', '=', type)
    .where('summary.businessId', '=', resourceId)
    .executeTakeFirst();
  return row !== undefined;
}

type Reader = { readonly tenantId: string; readonly memberId: string };

export const listMarked = (read: Reads, { tenantId, memberId }: Reader, paging: Paging): Promise<SummaryRow[]> =>
  all(read, tenantId)
    .innerJoin('summaryMark as mark', 'mark.summaryId', 'summary.id')
    .where('mark.memberId', '=', memberId)
    .orderBy('mark.createdAt', 'desc')
    .orderBy('mark.summaryId')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export async function countMarked(read: Reads, memberId: string): Promise<number> {
  const { total } = await read
    .selectFrom('summaryMark')
    .where('memberId', '=', memberId)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
