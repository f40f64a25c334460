import { listSurveys, surveyBoxes } from '@shuyuan/contract/surveys/survey.wire';
import { useRead } from '../../../lib/queries.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import type { SurveyAddress } from './survey-address.ts';

/** The lists of surveys, with how many wait. */
export function SurveyTabs({ box }: Pick<SurveyAddress, 'box'>) {
  const t = useT('surveys');
  const waiting = useRead(listSurveys, { box: 'waiting', page: 1, pageSize: 1 }, { claims: 'all' });
  const canCreate = useCan('survey.create');
  const canReadAll = useCan('survey.manageAll');
  const isOffered = { waiting: true, answered: true, own: canCreate || canReadAll, all: canReadAll };
  const boxes = surveyBoxes.filter((name) => isOffered[name] || name === box);
  const tabs = boxes.map((name) => ({
    name,
    label: t(`survey.box.${name}`),
    search: { box: name === 'waiting' ? undefined : name },
    count: name === 'waiting' ? waiting.data?.recordCount : undefined,
    waits: true,
  }));
  return (
    <PathTabs to="centerMy" params={{ name: 'research' }} label={t('survey.list.boxes')} tabs={tabs} current={box} />
  );
}
