import { FirstPasswordPage } from '../../features/auth/password/FirstPasswordPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { changePassword: FirstPasswordPage };
