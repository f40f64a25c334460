import type { Pages } from '../section-pages.ts';
import { AccountRoute } from '../teams/AccountRoute.tsx';

export const pages: Pages = { teamContent: AccountRoute };
