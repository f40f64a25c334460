import { CentreMyPage, CentrePage, CentrePathsPage } from '../centre/CentreMyPage.tsx';
import { CentreSubordinatesPage } from '../centre/CentreSubordinatesPage.tsx';
import { TodoMenuPage } from '../../features/centre/TodoMenuPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  center: CentrePage,
  centerMy: CentreMyPage,
  centerPosition: CentrePathsPage,
  centerSubordinate: CentreSubordinatesPage,
  todoMenu: TodoMenuPage,
};
