import { inTime, orReloadOnce } from '../lib/load-chunk.ts';
import type { SectionName } from './section-names.ts';
import type { Section } from './section-pages.ts';

/** SHELL-03: one dynamic import, one chunk. Written out, because the bundler reads these lines. */
const imports: Record<SectionName, () => Promise<Section>> = {
  about: () => import('./sections/about.tsx'),
  ai: () => import('./sections/ai.tsx'),
  home: () => import('./sections/home.tsx'),
  live: () => import('./sections/live.tsx'),
  microCertificate: () => import('./sections/micro-certificate.tsx'),
  center: () => import('./sections/center.tsx'),
  'center-detail': () => import('./sections/center-detail.tsx'),
  'knowledge-community': () => import('./sections/knowledge-community.tsx'),
  'my-collection-detail': () => import('./sections/my-collection-detail.tsx'),
  'share-index': () => import('./sections/share-index.tsx'),
  'share-output': () => import('./sections/share-output.tsx'),
  'share-team': () => import('./sections/share-team.tsx'),
  'topic-list': () => import('./sections/topic-list.tsx'),
  'certification-account': () => import('./sections/certification-account.tsx'),
  'certification-info': () => import('./sections/certification-info.tsx'),
  'classroom-book': () => import('./sections/classroom-book.tsx'),
  'knowledge-pay': () => import('./sections/knowledge-pay.tsx'),
  microCertificateIndex: () => import('./sections/micro-certificate-index.tsx'),
  moreBranchList: () => import('./sections/more-branch-list.tsx'),
  partner: () => import('./sections/partner.tsx'),
  recommend: () => import('./sections/recommend.tsx'),
  'share-study': () => import('./sections/share-study.tsx'),
  study: () => import('./sections/study.tsx'),
  login: () => import('./sections/login.tsx'),
  setup: () => import('./sections/setup.tsx'),
  'first-password': () => import('./sections/first-password.tsx'),
  error: () => import('./sections/error.tsx'),
  admin: () => import('./sections/admin.tsx'),
  'admin-people': () => import('./sections/admin-people.tsx'),
  'admin-settings': () => import('./sections/admin-settings.tsx'),
  'admin-approval': () => import('./sections/admin-approval.tsx'),
  'admin-sign-in': () => import('./sections/admin-sign-in.tsx'),
  'admin-system': () => import('./sections/admin-system.tsx'),
  'live-room': () => import('./sections/live-room.tsx'),
  'dev-gallery': () => import('./sections/dev-gallery.tsx'),
  search: () => import('./sections/search.tsx'),
  research: () => import('./sections/research.tsx'),
  ask: () => import('./sections/ask.tsx'),
  knowledge: () => import('./sections/knowledge.tsx'),
  person: () => import('./sections/person.tsx'),
  'publish-manage': () => import('./sections/publish-manage.tsx'),
  'column-manage': () => import('./sections/column-manage.tsx'),
  'learncoin-manage': () => import('./sections/learncoin-manage.tsx'),
  'member-manage': () => import('./sections/member-manage.tsx'),
  'invoice-management': () => import('./sections/invoice-management.tsx'),
  'paas-container': () => import('./sections/paas-container.tsx'),
  help: () => import('./sections/help.tsx'),
};

/** A section to be entered now. Reloads the page once when its chunk cannot be had (SHELL-04, D-031). */
export const loadSection = (name: SectionName): Promise<Section> => orReloadOnce(name, imports[name]());

/** The same ahead of time; a link that is only hovered must never reload the page. */
export const prefetchSection = (name: SectionName): Promise<Section> => inTime(name, imports[name]());

/** The face of an address nobody knows. */
export const loadErrorPages = () => orReloadOnce('error', import('./sections/error.tsx'));
