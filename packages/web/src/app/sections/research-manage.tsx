import { CreateSurveyPage } from '../../features/surveys/edit/CreateSurveyPage.tsx';
import { EditSurveyPage } from '../../features/surveys/edit/EditSurveyPage.tsx';
import { ResultsPage } from '../../features/surveys/results/ResultsPage.tsx';
import type { Pages } from '../section-pages.ts';

/** A chunk of its own: whoever answers does not load what only authors need. */
export const pages: Pages = {
  surveyCreate: CreateSurveyPage,
  surveyEdit: EditSurveyPage,
  surveyResults: ResultsPage,
};
