import { ApprovalAdminPage } from '../../features/approval/ApprovalAdminPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { adminApprovals: ApprovalAdminPage };
