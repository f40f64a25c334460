import { LibraryItemPage } from '../../features/library/detail/LibraryItemPage.tsx';
import { LibraryPage } from '../../features/library/list/LibraryPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { knowledgeList: LibraryPage, knowledgeDetail: LibraryItemPage };
