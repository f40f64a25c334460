import { SignInAdminPage } from '../../features/auth/admin/SignInAdminPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { adminSignIn: SignInAdminPage };
