import type { Pages } from '../section-pages.ts';
import { ApplyForAccount } from '../teams/ApplyForAccount.tsx';

export const pages: Pages = { certificationAccount: ApplyForAccount };
