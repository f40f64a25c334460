import { LoginPage } from '../../features/auth/LoginPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { login: LoginPage };
