const vc = 'https://www.w3.org/2018/credentials#';
const status = 'https://www.w3.org/ns/credentials/status#';
const security = 'https://w3id.org/security#';
const badge = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const schema = 'https://schema.org/';
const xsd = 'http://www.w3.org/2001/XMLSchema#';
// The context of Open Badges has it with https, and what it says is what is signed.
const xsdOfBadges = 'https://www.w3.org/2001/XMLSchema#';

/**
 * Without a datatype a value is a text; a link is the address of another node, or the node itself; with a base it is
 * a word of that vocabulary.
 */
type Term = { readonly address: string; readonly datatype?: string; readonly isLink?: true; readonly base?: string };

const dateTime = `${xsd}dateTime`;

export const terms: Readonly<Record<string, Term>> = {
  achievement: { address: `${badge}achievement`, isLink: true },
  created: { address: 'http://purl.org/dc/terms/created', datatype: dateTime },
  credentialStatus: { address: `${vc}credentialStatus`, isLink: true },
  credentialSubject: { address: `${vc}credentialSubject`, isLink: true },
  criteria: { address: `${badge}Criteria`, isLink: true },
  cryptosuite: { address: `${security}cryptosuite`, datatype: `${security}cryptosuiteString` },
  description: { address: `${schema}description` },
  encodedList: { address: `${status}encodedList`, datatype: `${security}multibase` },
  hashed: { address: `${badge}hashed`, datatype: `${xsdOfBadges}boolean` },
  identifier: { address: `${badge}identifier`, isLink: true },
  identityHash: { address: `${badge}identityHash` },
  identityType: { address: `${badge}identityType` },
  issuer: { address: `${vc}issuer`, isLink: true },
  name: { address: `${schema}name` },
  narrative: { address: `${badge}narrative` },
  proofPurpose: { address: `${security}proofPurpose`, isLink: true, base: security },
  statusListCredential: { address: `${status}statusListCredential`, isLink: true },
  statusListIndex: { address: `${status}statusListIndex` },
  statusPurpose: { address: `${status}statusPurpose` },
  url: { address: `${schema}url`, datatype: `${xsdOfBadges}anyURI` },
  validFrom: { address: `${vc}validFrom`, datatype: dateTime },
  validUntil: { address: `${vc}validUntil`, datatype: dateTime },
  verificationMethod: { address: `${security}verificationMethod`, isLink: true },
};

export const typeNames = {
  VerifiableCredential: `${vc}VerifiableCredential`,
  OpenBadgeCredential: `${badge}OpenBadgeCredential`,
  Achievement: `${badge}Achievement`,
  AchievementSubject: `${badge}AchievementSubject`,
  Criteria: `${badge}Criteria`,
  IdentityObject: `${badge}IdentityObject`,
  Profile: `${badge}Profile`,
  BitstringStatusListCredential: `${status}BitstringStatusListCredential`,
  BitstringStatusListEntry: `${status}BitstringStatusListEntry`,
  BitstringStatusList: `${status}BitstringStatusList`,
  DataIntegrityProof: `${security}DataIntegrityProof`,
} as const;

/** The contexts of credentials in version 2 and of Open Badges 3.0.3, which define every name above. */
export const credentialContext = 'https://www.w3.org/ns/credentials/v2';
export const badgeContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
