/** SHELL-03: the sections that are chunks of their own by requirement, under their given names. */
export const givenSections = [
  'about',
  'ai',
  'home',
  'live',
  'microCertificate',
  'center',
  'center-detail',
  'knowledge-community',
  'my-collection-detail',
  'share-index',
  'share-output',
  'share-team',
  'topic-list',
  'certification-account',
  'certification-info',
  'classroom-book',
  'knowledge-pay',
  'microCertificateIndex',
  'moreBranchList',
  'partner',
  'recommend',
  'share-study',
  'study',
] as const;

/** Sections of addresses the given ones do not name (C-11), and of our own pages. */
const ownSections = [
  'login',
  'setup',
  'first-password',
  'error',
  'admin',
  'admin-people',
  'admin-settings',
  'admin-approval',
  'admin-sign-in',
  'admin-system',
  'dev-gallery',
  'search',
  'ask',
  'knowledge',
  'person',
  'publish-manage',
  'column-manage',
  'learncoin-manage',
  'member-manage',
  'invoice-management',
  'paas-container',
] as const;

export const sectionNames = [...givenSections, ...ownSections] as const;
export type SectionName = (typeof sectionNames)[number];
