import type { AwardRequirement, AwardRow } from '../records/award.store.ts';
import type { Issuer } from './issuer-of.ts';
import { placeInLists } from './encode-status-list.ts';
import { badgeContext, credentialContext } from './terms.ts';

type Award = Pick<
  AwardRow,
  'number' | 'certificateId' | 'title' | 'holderName' | 'companyName' | 'issuedAt' | 'expiresAt'
> & {
  readonly requirements: readonly AwardRequirement[];
  readonly statusIndex: bigint;
};
type Addresses = { readonly issuer: Issuer; readonly clientUrl: string };

const narrativeOf = (requirements: readonly AwardRequirement[]): string =>
  requirements
    .map(({ title, minimumPercent }) => (minimumPercent === null ? title : `${title} (≥ ${minimumPercent}%)`))
    .join('\n');

/** An award as an `OpenBadgeCredential`: the names, times and contents of its issue, and no marks. */
export function badgeOfAward(award: Award, { issuer, clientUrl }: Addresses) {
  const { list, index } = placeInLists(Number(award.statusIndex));
  const listAddress = issuer.listAddress(list);
  return {
    '@context': [credentialContext, badgeContext],
    id: new URL(`#/certificate/${award.number}`, clientUrl).href,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: award.title,
    issuer: { id: issuer.did, type: ['Profile'], name: award.companyName, url: new URL(clientUrl).href },
    validFrom: award.issuedAt.toISOString(),
    ...(award.expiresAt && { validUntil: award.expiresAt.toISOString() }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: award.holderName, hashed: false }],
      achievement: {
        id: new URL(`#/micro-certificate?id=${encodeURIComponent(award.certificateId)}`, clientUrl).href,
        type: ['Achievement'],
        name: award.title,
        description: `${award.title} · ${award.companyName}`,
        criteria: { narrative: narrativeOf(award.requirements) },
      },
    },
    credentialStatus: {
      id: `${listAddress}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: listAddress,
    },
  } as const;
}
