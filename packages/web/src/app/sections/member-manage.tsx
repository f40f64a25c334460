import { MembersPage } from '../../features/teams/members/MembersPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { memberManage: MembersPage };
