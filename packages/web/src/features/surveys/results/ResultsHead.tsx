import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { StatTile } from '../../../ui/StatTile.tsx';
import { SurveyTags } from '../SurveyTags.tsx';
import { useSurveyTimes } from '../use-survey-times.ts';
import { CloseSurvey } from './CloseSurvey.tsx';
import { ExportResults } from './ExportResults.tsx';
import { RemindButton } from './RemindButton.tsx';
import classes from './Results.module.css';
import type { ResultsView } from './results-view.ts';

type Props = {
  results: ResultsView;
  organizationId: string | undefined;
  onOrganization: (id: string | undefined) => void;
};

/** How many were asked and have answered, and what can be done now. An anonymous survey has no filter: it would cut the five down to one. */
export function ResultsHead({ results, organizationId, onOrganization }: Props) {
  const t = useT('surveys');
  const format = useFormat();
  const times = useSurveyTimes();
  const { id, answerCount, invitedCount, isAnonymous, can } = results;
  const closes = times.closes(results);
  return (
    <>
      <p className={classes.facts}>
        <SurveyTags survey={results} hasState />
        {closes && <span>{closes}</span>}
      </p>
      <div className={classes.tiles}>
        <StatTile label={t('survey.results.answers')} value={format.count(answerCount)} />
        <StatTile label={t('survey.results.invited')} value={format.count(invitedCount)} />
        {organizationId === undefined && invitedCount > 0 && (
          <StatTile label={t('survey.results.rate')} value={format.percent(answerCount / invitedCount)} />
        )}
      </div>
      <div className={classes.tools}>
        {!isAnonymous && (
          <div className={classes.filter}>
            <OrganizationPicker
              label={t('survey.results.filter')}
              placeholder={t('survey.results.filter.clear')}
              isByNames
              isClearable
              value={organizationId ?? ''}
              onChange={(chosen) => onOrganization(chosen || undefined)}
            />
          </div>
        )}
        <ExportResults id={id} organizationId={organizationId} />
        {can.remind && <RemindButton id={id} />}
        {can.close && <CloseSurvey id={id} />}
      </div>
    </>
  );
}
