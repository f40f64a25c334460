import type { ProviderSecret } from '@shuyuan/contract/payments/provider-names';
import type { Secrets } from '../../../platform/secrets.ts';

/** The keys of an account in the clear, for the moment they are used. */
export function openSecrets({ secrets }: { readonly secrets: Secrets }, sealed: Buffer | null) {
  const text = sealed === null ? null : secrets.open(sealed);
  // Sealed by `saveProvider` alone.
  return text === null ? {} : (JSON.parse(text) as Partial<Record<ProviderSecret, string>>);
}
