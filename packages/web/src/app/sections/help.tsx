import { HelpPage } from '../../features/site/help/HelpPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { help: HelpPage };
