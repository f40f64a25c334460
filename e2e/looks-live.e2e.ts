import type { Product } from './journey.ts';
import { files } from './looks/files.ts';
import { live } from './looks/live.ts';
import { registerLooks } from './looks/run-looks.ts';

export const product: Product = { isEngineOnly: true };

registerLooks(live, files);
