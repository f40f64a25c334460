import { AboutRoute } from '../site/AboutRoute.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { about: AboutRoute };
