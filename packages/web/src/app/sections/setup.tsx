import { SetupPage } from '../../features/auth/setup/SetupPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { setup: SetupPage };
