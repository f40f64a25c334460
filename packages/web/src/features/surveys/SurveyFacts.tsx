import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import classes from './SurveyFacts.module.css';
import { SurveyTags } from './SurveyTags.tsx';
import { useSurveyTimes } from './use-survey-times.ts';

type Survey = Parameters<typeof SurveyTags>[0]['survey'] &
  Parameters<ReturnType<typeof useSurveyTimes>['closes']>[0] & { readonly authorName: string };
type Props = { survey: Survey; questionCount: number; hasState?: boolean };

/** The facts somebody wants to know of a survey before they open it. */
export function SurveyFacts({ survey, questionCount, hasState = false }: Props) {
  const t = useT('surveys');
  const format = useFormat();
  const closes = useSurveyTimes().closes(survey);
  return (
    <span className={classes.facts}>
      <SurveyTags survey={survey} hasState={hasState} />
      <span>{t('survey.card.by', { name: survey.authorName })}</span>
      <span>{t('survey.card.questions', { count: format.count(questionCount) })}</span>
      {closes && <span>{closes}</span>}
    </span>
  );
}
