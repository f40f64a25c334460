import { demand } from '@shuyuan/contract/kernel/app-error';
import { isExternal, type LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { ContextOf } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import { externalSupplier, missingSupplier } from './external-supplier.ts';
import { type LiveSupplierPort, SupplierError, type SupplierRoom } from './live-supplier.ts';
import { nativeSupplier } from './native-supplier.ts';

type Ports = Pick<ContextOf<unknown>, 'read' | 'external' | 'secrets' | 'now'>;

/** The family 0 and 4, as the operator has set it up. */
export function externalOf({ external, now }: Pick<Ports, 'external' | 'now'>): LiveSupplierPort {
  const { liveSupplier: place, publicOrigin, clientUrl } = external;
  if (place === null) return missingSupplier;
  return externalSupplier({ place, callbackOrigin: publicOrigin ?? new URL(clientUrl).origin, now });
}

export const supplierFor = (ctx: Ports, supplier: LiveSupplier): LiveSupplierPort =>
  isExternal(supplier) ? externalOf(ctx) : nativeSupplier(ctx);

/** Its tokens open the room for whoever has them: at rest only sealed. */
export const sealRoom = ({ secrets }: Pick<Ports, 'secrets'>, room: SupplierRoom): string =>
  secrets.seal(JSON.stringify(room)).toString('base64');

/** Null while there is none, or when it was sealed with a key that is lost. */
export function roomOf({ secrets }: Pick<Ports, 'secrets'>, live: Pick<LiveRow, 'supplierRoom'>): SupplierRoom | null {
  const text = live.supplierRoom === null ? null : secrets.open(Buffer.from(live.supplierRoom, 'base64'));
  // Only `sealRoom` writes it.
  return text === null ? null : (JSON.parse(text) as SupplierRoom);
}

/** A supplier that does not answer is not our bug: the caller is told so. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    demand(!(error instanceof SupplierError), 'live.supplier-unavailable');
    throw error;
  }
}
