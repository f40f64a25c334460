import { CentreMyPage, CentrePage } from '../centre/CentreMyPage.tsx';
import { PathsPage } from '../../features/positions/list/PathsPage.tsx';
import { TodoMenuPage } from '../../features/centre/TodoMenuPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  center: CentrePage,
  centerMy: CentreMyPage,
  centerPosition: PathsPage,
  todoMenu: TodoMenuPage,
};
