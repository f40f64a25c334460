import { HelpPage } from '../../features/site/HelpPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { help: HelpPage };
