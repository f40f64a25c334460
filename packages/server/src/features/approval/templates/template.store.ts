import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { StepSpec } from '@shuyuan/contract/approval/approvers';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type Template = {
  readonly id: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly businessType: ApprovalBusinessType;
  readonly steps: readonly StepSpec[];
  readonly version: number;
  readonly updatedAt: Date;
};

const shown = (read: Reads) =>
  read
    .selectFrom('approvalTemplate as template')
    .innerJoin('organization', 'organization.id', 'template.organizationId')
    .select([
      'template.id',
      'template.businessType',
      'template.steps',
      'template.version',
      'template.updatedAt',
      'organization.id as organizationId',
      'organization.name as organizationName',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const asTemplate = ({ organizationId, organizationName, ...row }: Row): Template => ({
  ...row,
  organization: { id: organizationId, name: organizationName },
  // Written by `createTemplate` and `updateTemplate` from a parsed input.
  steps: row.steps as unknown as readonly StepSpec[],
});

/** The template nearest to an organisation, its own first (D-073). */
export async function findTemplateFor(
  read: Reads,
  path: readonly string[],
  businessType: ApprovalBusinessType,
): Promise<Template | undefined> {
  const row = await shown(read)
    .where('template.organizationId', 'in', [...path])
    .where('template.businessType', '=', businessType)
    .orderBy(sql`cardinality(organization.path)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asTemplate(row);
}

export async function findTemplate(read: Reads, tenantId: string, id: string): Promise<Template | undefined> {
  const row = await shown(read)
    .where('template.tenantId', '=', tenantId)
    .where('template.id', '=', id)
    .executeTakeFirst();
  return row && asTemplate(row);
}

type TemplateQuery = {
  readonly tenantId: string;
  readonly businessType: ApprovalBusinessType | undefined;
  readonly paging: Paging;
};

export async function listTemplates(read: Reads, { tenantId, businessType, paging }: TemplateQuery) {
  const only = businessType === undefined ? [] : [businessType];
  const rows = await shown(read)
    .where('template.tenantId', '=', tenantId)
    .$if(only.length > 0, (query) => query.where('template.businessType', 'in', only))
    .orderBy('template.businessType')
    .orderBy('template.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await read
    .selectFrom('approvalTemplate')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('tenantId', '=', tenantId)
    .$if(only.length > 0, (query) => query.where('businessType', 'in', only))
    .executeTakeFirstOrThrow();
  return { items: rows.map(asTemplate), recordCount: Number(total) };
}

type NewTemplate = {
  readonly id: string;
  readonly tenantId: string;
  readonly organizationId: string;
  readonly businessType: ApprovalBusinessType;
  readonly steps: readonly StepSpec[];
  readonly updatedBy: string | null;
  readonly updatedAt: Date;
};

/** False when the organisation has one of this kind already. */
export async function insertTemplate(tx: Tx, { steps, ...template }: NewTemplate): Promise<boolean> {
  const added = await tx
    .insertInto('approvalTemplate')
    .values({ ...template, steps: JSON.stringify(steps) })
    .onConflict((conflict) => conflict.columns(['organizationId', 'businessType']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Change = {
  readonly id: string;
  readonly version: number;
  readonly steps: readonly StepSpec[];
  readonly updatedBy: string;
  readonly updatedAt: Date;
};

/** False when somebody has changed it since that version. */
export async function changeTemplate(tx: Tx, { id, version, steps, updatedBy, updatedAt }: Change): Promise<boolean> {
  const changed = await tx
    .updateTable('approvalTemplate')
    .set({ steps: JSON.stringify(steps), version: version + 1, updatedBy, updatedAt })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function removeTemplate(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.deleteFrom('approvalTemplate').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
