import { AuditPage } from '../../features/admin/AuditPage.tsx';
import { HealthPage } from '../../features/admin/HealthPage.tsx';
import { WebhooksPage } from '../../features/notifications/WebhooksPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { adminAudit: AuditPage, adminHealth: HealthPage, adminWebhooks: WebhooksPage };
