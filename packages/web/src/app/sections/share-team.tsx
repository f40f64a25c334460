import { ColumnPage } from '../../features/community/columns/ColumnPage.tsx';
import { ColumnsPage } from '../../features/community/columns/ColumnsPage.tsx';
import type { Pages } from '../section-pages.ts';
import { AccountRoute } from '../teams/AccountRoute.tsx';

export const pages: Pages = { teamContent: AccountRoute, teamColumn: ColumnsPage, teamColumnDetail: ColumnPage };
