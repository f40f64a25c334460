import { HomePage } from '../HomePage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { home: HomePage };
