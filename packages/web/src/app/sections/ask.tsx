import { QuestionRoute } from '../community/QuestionRoutes.tsx';
import { TopicDetail } from '../community/TopicDetail.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { topicDetail: TopicDetail, questionDetail: QuestionRoute };
