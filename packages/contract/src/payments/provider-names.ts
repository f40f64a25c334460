import { dayMs } from '../kernel/time-units.ts';
import type { PaymentMethod } from './receipts.ts';

/** Those who take money for a company besides its bank. */
export const providerNames = ['wechat', 'alipay'] as const satisfies readonly PaymentMethod[];
export type ProviderName = (typeof providerNames)[number];

/** The fields an account with each provider is known by, and its secret ones. */
export const providerFields = {
  wechat: {
    config: ['appId', 'merchantId', 'certificateSerial', 'platformKeyId', 'platformKey'],
    secret: ['privateKey', 'apiKey'],
  },
  alipay: { config: ['appId', 'platformKey'], secret: ['privateKey'] },
} as const;
export type ProviderField = 'appId' | 'merchantId' | 'certificateSerial' | 'platformKeyId' | 'platformKey';
export type ProviderSecret = 'privateKey' | 'apiKey';

export const providerLimits = { idMax: 100, keyMax: 6_000, apiKeyLength: 32 } as const;

/** A provider keeps an order for a week at most; later its money is sent by transfer. */
const onlineDays = 6;

type Order = { readonly createdAt: Date; readonly expiresAt: Date };

/** Until when an order may be paid with a provider; the same each time, for a provider refuses another one. */
export const payUntil = ({ createdAt, expiresAt }: Order): Date =>
  new Date(Math.min(createdAt.getTime() + onlineDays * dayMs, expiresAt.getTime()));
