import { CirclesPage } from '../../features/community/circles/CirclesPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { knowledgeCommunity: CirclesPage };
