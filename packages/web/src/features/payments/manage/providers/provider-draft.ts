import type { InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listProviders, saveProvider } from '@shuyuan/contract/payments/provider.wire';
import { providerFields, providerLimits } from '@shuyuan/contract/payments/provider-names';

export type Provider = OutputOf<typeof listProviders>['items'][number];

export const draftOf = ({ isEnabled, isSandbox, config }: Provider) => ({
  isEnabled,
  isSandbox,
  ...config,
  privateKey: '',
  apiKey: '',
});
export type ProviderDraft = ReturnType<typeof draftOf>;

export const isApiKeyWrong = ({ apiKey }: ProviderDraft): boolean =>
  apiKey.trim() !== '' && apiKey.trim().length !== providerLimits.apiKeyLength;

/** The input that is sent: of another provider’s fields nothing, and of a key that was left empty nothing either. */
export function inputOf({ method, version }: Provider, draft: ProviderDraft): InputOf<typeof saveProvider> {
  const { isEnabled, isSandbox, privateKey, apiKey } = draft;
  const config = Object.fromEntries(providerFields[method].config.map((field) => [field, draft[field].trim()]));
  return {
    method,
    version,
    isEnabled,
    isSandbox,
    config,
    ...(privateKey.trim() && { privateKey: privateKey.trim() }),
    ...(apiKey.trim() && { apiKey: apiKey.trim() }),
  };
}
