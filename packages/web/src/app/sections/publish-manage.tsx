import { PublishCreate, PublishFile, PublishVideo } from '../community/PublishRoutes.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = {
  publishCreate: PublishCreate,
  publishVideo: PublishVideo,
  publishFile: PublishFile,
};
