import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { SurveyAddress } from '../list/survey-address.ts';

/** A page of the surveys the address asks for; the last one stays in sight while the next is read. */
export const useManagedSurveys = ({ search, ...query }: SurveyAddress) =>
  useRead(
    listSurveys,
    { ...query, search: search || undefined },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
