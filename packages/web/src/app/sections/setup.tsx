import { SetupPage } from '../../features/auth/SetupPage.tsx';
import type { Pages } from '../sections.ts';

export const pages: Pages = { setup: SetupPage };
