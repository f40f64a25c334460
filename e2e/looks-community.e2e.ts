import type { Product } from './journey.ts';
import { community } from './looks/community.ts';
import { registerLooks } from './looks/run-looks.ts';
import { sharing } from './looks/sharing.ts';

export const product: Product = { isEngineOnly: true };

registerLooks(community, sharing);
