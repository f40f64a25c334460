import { RoomsPage } from '../../features/classrooms/RoomsPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { classroomBook: RoomsPage };
