import { ArrangePage } from '../../features/community/columns/manage/order/ArrangePage.tsx';
import { ManageColumnsPage } from '../../features/community/columns/manage/ManageColumnsPage.tsx';
import { ColumnFormPage } from '../../features/community/columns/manage/ColumnFormPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { columnCard: ManageColumnsPage, columnAdd: ColumnFormPage, columnDetail: ArrangePage };
