import * as wire from '@shuyuan/contract/payments/provider.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listProviders } from './list-providers.ts';
import { saveProvider } from './save-provider.ts';
import { startPayment } from './start-payment.ts';

export const onlineRoutes: readonly Route[] = [
  on(wire.listProviders, listProviders),
  on(wire.saveProvider, saveProvider),
  on(wire.startPayment, startPayment),
];
