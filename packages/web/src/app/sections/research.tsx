import { type ComponentType, lazy, Suspense } from 'react';
import { AnswerPage } from '../../features/surveys/answer/AnswerPage.tsx';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { RoutePending } from '../RouteStates.tsx';
import type { Pages } from '../section-pages.ts';

/** Whoever answers does not load what only authors need. */
function authorPage(name: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await orReloadOnce(name, load()) }));
  return function AuthorPage() {
    return (
      <Suspense fallback={<RoutePending />}>
        <Page />
      </Suspense>
    );
  };
}

const EditSurveyPage = authorPage(
  'survey-edit',
  async () => (await import('../../features/surveys/edit/EditSurveyPage.tsx')).EditSurveyPage,
);
const ResultsPage = authorPage(
  'survey-results',
  async () => (await import('../../features/surveys/results/ResultsPage.tsx')).ResultsPage,
);

export const pages: Pages = {
  surveyAnswer: AnswerPage,
  surveyEdit: EditSurveyPage,
  surveyResults: ResultsPage,
};
