import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawAnswer, RawRequest, RawRoutes } from '../../../platform/http/raw.ts';
import { callbackPrefix } from '../accounts/callback-url.ts';
import { openProvider } from '../accounts/open-provider.ts';
import { ProviderError } from '../providers/payment-provider.ts';
import { receiveRefundEvent } from '../refunds/receive-refund.ts';
import { receivePayment } from './receive-payment.ts';

/** How each hears that we have it; anything else, and it tells us again. */
const thanks: Readonly<Record<ProviderName, RawAnswer>> = {
  wechat: { status: 204 },
  alipay: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'success' },
};

/** Whoever did not sign learns nothing, not even whether there is such an order. */
const answerOf =
  (method: ProviderName) =>
  async (ctx: SystemContext, request: RawRequest): Promise<RawAnswer> => {
    const tenantId = request.params['tenantId'] ?? '';
    const body = typeof request.body === 'string' ? request.body : '';
    try {
      const opened = await openProvider(ctx, { tenantId, method });
      if (!opened) return { status: 404 };
      const event = opened.provider.readCallback({ body, header: request.header });
      if (event.kind === 'paid')
        await receivePayment(request.within(tenantId), { tenantId, method, payment: event.payment });
      if (event.kind === 'refund') await receiveRefundEvent(request.within(tenantId), { tenantId, method, event });
      return thanks[method];
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      ctx.log.warn({ err: error, tenantId, method }, 'a callback of a provider was not believed');
      return { status: error.failure === 'unavailable' ? 503 : 401 };
    }
  };

/** Where providers say what happened to the orders of a company. */
export const paymentCallbacks: RawRoutes = {
  prefix: callbackPrefix,
  textTypes: ['application/json', 'application/x-www-form-urlencoded'],
  routes: [
    { method: 'POST', path: '/:tenantId/wechat', rateLimit: { max: 600, per: 'caller' }, handle: answerOf('wechat') },
    { method: 'POST', path: '/:tenantId/alipay', rateLimit: { max: 600, per: 'caller' }, handle: answerOf('alipay') },
  ],
};
