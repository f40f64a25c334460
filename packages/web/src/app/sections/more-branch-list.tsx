import { MoreBranchesPage } from '../../features/site/MoreBranchesPage.tsx';
import { PageEditorPage } from '../site/editor/PageEditorPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { moreBranchList: MoreBranchesPage, pageEditor: PageEditorPage };
