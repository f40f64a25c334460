import { RecommendPage } from '../../features/recommend/RecommendPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { recommend: RecommendPage };
