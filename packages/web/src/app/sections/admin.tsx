import { AdminLayout } from '../admin/AdminLayout.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { admin: AdminLayout };
