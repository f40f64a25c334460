import { useT } from '../../../lib/texts.ts';
import { BlankScroll, TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { SurveyAddress } from './survey-address.ts';

/** The words of each list when there is nothing in it. */
export function EmptySurveys({ box }: { box: SurveyAddress['box'] }) {
  const t = useT('surveys');
  return (
    <Panel>
      <EmptyState art={box === 'waiting' ? <TickedList /> : <BlankScroll />} title={t(`survey.list.empty.${box}`)} />
    </Panel>
  );
}
