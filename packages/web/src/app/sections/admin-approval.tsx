import { TemplatesPage } from '../../features/approval/TemplatesPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { adminApprovals: TemplatesPage };
