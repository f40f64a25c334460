import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { SystemContext } from '../../../platform/context.ts';

/** Where a provider says what happened to a company. */
export const callbackUrlOf = (
  { clientUrl }: Pick<SystemContext['external'], 'clientUrl'>,
  target: CallbackTarget,
): string => `${new URL(clientUrl).origin}${callbackPrefix}/${encodeURIComponent(target.tenantId)}/${target.method}`;

export const callbackPrefix = '/payment-callbacks';

export type CallbackTarget = { readonly tenantId: string; readonly method: ProviderName };
