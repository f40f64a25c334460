import type { ContextOf } from '../../../platform/context.ts';

export type Issuer = {
  readonly did: string;
  /** The address of the list with an award in it. */
  readonly listAddress: (list: number) => string;
};

export const badgeBase = '/badges';

/**
 * A company as the signer of badges (did:web): its document with the public keys lies at `/badges/issuers/{id}/did.json`
 * of the address people use. Another address is another signer.
 */
export function issuerOf({ external }: Pick<ContextOf<unknown>, 'external'>, tenantId: string): Issuer {
  const origin = external.publicOrigin ?? new URL(external.clientUrl).origin;
  const home = `${origin}${badgeBase}/issuers/${encodeURIComponent(tenantId)}`;
  const { host, pathname } = new URL(home);
  return {
    did: `did:web:${host.replaceAll(':', '%3A')}${pathname.replaceAll('/', ':')}`,
    listAddress: (list) => `${home}/status/${list}`,
  };
}
