import type { Pages } from '../section-pages.ts';
import { MembersRoute } from '../teams/AccountRoute.tsx';

export const pages: Pages = { memberManage: MembersRoute };
