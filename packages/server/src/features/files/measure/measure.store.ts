import type { Reads, Tx } from '../../../platform/db.ts';

export type Measures = { readonly seconds: number | null; readonly pages: number | null };

export const findMeasured = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('file')
    .select(['id', 'kind', 'ending', 'size', 'storageKey', 'seconds', 'pages'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

export type MeasuredFile = NonNullable<Awaited<ReturnType<typeof findMeasured>>>;

export async function updateMeasures(tx: Tx, id: string, measures: Measures): Promise<void> {
  await tx.updateTable('file').set(measures).where('id', '=', id).execute();
}
