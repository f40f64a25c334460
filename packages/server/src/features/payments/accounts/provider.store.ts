import type { ProviderField, ProviderName } from '@shuyuan/contract/payments/provider-names';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';

export type ProviderConfig = Readonly<Record<ProviderField, string>>;
export type ProviderRow = {
  readonly tenantId: string;
  readonly method: ProviderName;
  readonly isEnabled: boolean;
  readonly isSandbox: boolean;
  readonly config: ProviderConfig;
  readonly secret: Buffer | null;
  readonly version: number;
};

export async function listProviders(read: Reads, tenantId: string): Promise<ProviderRow[]> {
  const rows = await read
    .selectFrom('paymentProvider')
    .select(['tenantId', 'method', 'isEnabled', 'isSandbox', 'config', 'secret', 'version'])
    .where('tenantId', '=', tenantId)
    .execute();
  // The configuration was parsed by the wire before it was written.
  return rows.map((row) => ({ ...row, config: row.config as ProviderConfig }));
}

type NewProvider = Omit<ProviderRow, 'version'>;

/** False when somebody else changed it since `version` was read; 0 is one that was not there. */
export async function saveProviderRow(tx: Tx, { config, ...row }: NewProvider, version: number): Promise<boolean> {
  const { tenantId, method, ...fields } = row;
  const written = { ...fields, config: jsonOf(config) };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('paymentProvider')
      .values({ tenantId, method, ...written })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return Boolean(numInsertedOrUpdatedRows);
  }
  const { numUpdatedRows } = await tx
    .updateTable('paymentProvider')
    .set({ ...written, version: version + 1 })
    .where('tenantId', '=', tenantId)
    .where('method', '=', method)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
