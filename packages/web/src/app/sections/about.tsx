import { AboutPage } from '../../features/site/AboutPage.tsx';
import type { Pages } from '../sections.ts';

export const pages: Pages = { about: AboutPage };
