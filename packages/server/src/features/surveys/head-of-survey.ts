import { researchStatusOf } from '@shuyuan/contract/surveys/survey-states';
import type { SurveyRow } from './survey.store.ts';

type Head = Pick<SurveyRow, 'id' | 'kind' | 'title' | 'state' | 'isAnonymous' | 'opensAt' | 'closesAt' | 'timeZone'>;

/** The part of a survey that every call answers. */
export const headOfSurvey = ({ id, kind, title, state, isAnonymous, opensAt, closesAt, timeZone }: Head) => ({
  id,
  kind,
  title,
  state,
  status: researchStatusOf[state],
  isAnonymous,
  opensAt,
  closesAt,
  timeZone,
});
