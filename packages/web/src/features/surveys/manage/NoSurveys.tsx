import { useT } from '../../../lib/texts.ts';
import { BlankScroll, NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { SurveyAddress } from '../list/survey-address.ts';

/** Nothing was found, or nothing was made yet. */
export function NoSurveys({ address: { box, state, search } }: { address: SurveyAddress }) {
  const t = useT('surveys');
  if (search !== '' || state !== undefined)
    return <EmptyState art={<NothingFound />} title={t('survey.list.nothingFound')} />;
  return <EmptyState art={<BlankScroll />} title={t(`survey.list.empty.${box}`)} />;
}
