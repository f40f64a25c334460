import { HomePage } from '../HomePage.tsx';
import { BranchRoute } from '../site/BranchRoute.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { home: HomePage, branchList: BranchRoute };
