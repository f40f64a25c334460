import { AuditPage } from '../../features/admin/audit/AuditPage.tsx';
import { HealthPage } from '../../features/admin/health/HealthPage.tsx';
import { TemplatesPage } from '../../features/notifications/templates/TemplatesPage.tsx';
import { WebhooksPage } from '../../features/notifications/webhooks/WebhooksPage.tsx';
import { RecommendReportPage } from '../../features/recommend/report/RecommendReportPage.tsx';
import { SearchReportPage } from '../../features/search/report/SearchReportPage.tsx';
import { LettersPage } from '../../features/site/contact/LettersPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  adminAudit: AuditPage,
  adminHealth: HealthPage,
  adminWebhooks: WebhooksPage,
  adminTemplates: TemplatesPage,
  adminContact: LettersPage,
  adminSearch: SearchReportPage,
  adminRecommend: RecommendReportPage,
};
