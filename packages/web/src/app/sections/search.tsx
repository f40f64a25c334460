import { SearchPage } from '../../features/search/SearchPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { search: SearchPage };
