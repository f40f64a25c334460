import { AboutPage } from '../../features/site/AboutPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { about: AboutPage };
