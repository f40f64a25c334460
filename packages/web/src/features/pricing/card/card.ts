import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readCard } from '@shuyuan/contract/pricing/price.wire';

export type SeenCard = OutputOf<typeof readCard>;
