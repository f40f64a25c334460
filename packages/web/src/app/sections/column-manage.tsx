import { ArrangePage } from '../../features/community/columns/manage/ArrangePage.tsx';
import { ManageColumnsPage } from '../../features/community/columns/manage/ManageColumnsPage.tsx';
import { ColumnAdd } from '../community/ColumnAdd.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { columnCard: ManageColumnsPage, columnAdd: ColumnAdd, columnDetail: ArrangePage };
