import { AnswerPage } from '../../features/surveys/answer/AnswerPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { surveyAnswer: AnswerPage };
