import { ActionPage, PasscodePage } from '../live/RoomPages.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { liveAction: ActionPage, liveKeyLogin: PasscodePage };
