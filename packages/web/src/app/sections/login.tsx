import { LoginPage } from '../../features/auth/LoginPage.tsx';
import type { Pages } from '../sections.ts';

export const pages: Pages = { login: LoginPage };
