import { ShareContentRoute } from '../community/QuestionRoutes.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { shareContentDetail: ShareContentRoute };
