import type { Product } from './journey.ts';
import { administration } from './looks/administration.ts';
import { money } from './looks/money.ts';
import { registerLooks } from './looks/run-looks.ts';

export const product: Product = { isEngineOnly: true };

registerLooks(administration, money);
