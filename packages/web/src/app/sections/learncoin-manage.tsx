import { EarningsPage } from '../../features/ledger/account/EarningsPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { learncoinManage: EarningsPage };
