import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

export type CompanyRow = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly organizationCount: number;
};

/** A company is the root of its tree; a change anywhere below is one of the company. */
export const findCompany = (read: Reads, tenantId: string): Promise<CompanyRow | undefined> =>
  read
    .selectFrom('organization as company')
    .innerJoin('organization as part', 'part.tenantId', 'company.id')
    .select(['company.id', 'company.name', 'company.createdAt'])
    .select([sql<Date>`max(part.updated_at)`.as('updatedAt'), sql<number>`count(*)::int`.as('organizationCount')])
    .where('company.id', '=', tenantId)
    .where('part.tenantId', '=', tenantId)
    .groupBy(['company.id', 'company.name', 'company.createdAt'])
    .executeTakeFirst();
