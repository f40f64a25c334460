import { KeyLoginPage } from '../../features/live/room/entry/KeyLoginPage.tsx';
import { LiveActionPage } from '../../features/live/room/LiveActionPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { liveAction: LiveActionPage, liveKeyLogin: KeyLoginPage };
