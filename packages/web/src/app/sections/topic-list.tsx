import { TopicListPage } from '../../features/community/topics/TopicListPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { topicList: TopicListPage };
