import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { usePathParams, useSearchParams } from '../../../../lib/route-values.ts';
import { DetailRead } from './DetailRead.tsx';

const keyed = (id: string, key: string | undefined) => ({ id, ...(key && { key }) });

/** ROUTE-03, ROUTE-49: also inside a training class, whose number then stands in the address. */
export function LiveDetailPage() {
  const { id } = usePathParams('liveDetail');
  const { key } = useSearchParams();
  return <DetailRead key={id} endpoint={nativeCommunity.detail} input={keyed(id, key)} />;
}

/** ROUTE-04 */
export function ActivityDetailPage() {
  const { id } = usePathParams('activityDetail');
  const { key } = useSearchParams();
  return <DetailRead key={id} endpoint={externalCommunity.detail} input={keyed(id, key)} />;
}

/** D-041, ENUM-11: how addresses name the family 0 and 4. */
const externalTypes = new Set(['gensee', '5']);

/** ROUTE-50, LIVE-ROOM-01, D-068: a live by what led to it; code 99 previews a page that is not saved yet. */
export function LiveByTypePage() {
  const { type, id, code } = usePathParams('liveByType');
  const { homeConfigId } = useSearchParams();
  const calls = externalTypes.has(type) ? externalCommunity : nativeCommunity;
  const input: InputOf<typeof nativeCommunity.detailByBusiness> = {
    businessId: id,
    type,
    ...(code && { code }),
    ...(homeConfigId && { homeConfigId }),
  };
  return <DetailRead key={id} endpoint={calls.detailByBusiness} input={input} />;
}
