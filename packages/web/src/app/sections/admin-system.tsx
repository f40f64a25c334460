import { AuditPage } from '../../features/admin/audit/AuditPage.tsx';
import { HealthPage } from '../../features/admin/health/HealthPage.tsx';
import { WebhooksPage } from '../../features/notifications/webhooks/WebhooksPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { adminAudit: AuditPage, adminHealth: HealthPage, adminWebhooks: WebhooksPage };
