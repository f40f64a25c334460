import { HomePage } from '../HomePage.tsx';
import type { Pages } from '../sections.ts';

export const pages: Pages = { home: HomePage };
