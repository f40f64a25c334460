import { lazy } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';

/** C-11: the module of prices and purchases comes with the first thing that has, or may have, a price. */
const load = () => orReloadOnce('knowledge-pay', import('../sections/knowledge-pay.tsx'));

export const PriceForm = lazy(async () => ({ default: (await load()).PriceForm }));
export const OfferPanel = lazy(async () => ({ default: (await load()).OfferPanel }));
