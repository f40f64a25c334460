import {
  EnterprisePage,
  HigherEducationPage,
  InternationalPage,
  JoinPage,
  PartnerPage,
  TvetPage,
} from '../site/PartnerPages.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  partner: PartnerPage,
  partnerHigherEducation: HigherEducationPage,
  partnerEnterprise: EnterprisePage,
  partnerTvet: TvetPage,
  partnerInternational: InternationalPage,
  partnerJoin: JoinPage,
};
