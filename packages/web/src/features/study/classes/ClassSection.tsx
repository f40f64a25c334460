import { TrainStatus } from '@shuyuan/contract/study/training';
import { CalendarDays, CircleCheck } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { SectionContent, SectionViewProps } from '../player/section-view.ts';

type TrainingClass = NonNullable<SectionContent['trainingClass']>;

/** How the caller stands; where nothing can be done any more, why. */
function stateOf({ isAttended, enrolment, status }: TrainingClass) {
  if (isAttended) return 'attended';
  if (status === TrainStatus.cancelled) return 'cancelled';
  if (status === TrainStatus.ended) return 'ended';
  if (enrolment !== null) return enrolment;
  if (status === TrainStatus.preparing) return 'soon';
  return status === TrainStatus.enrolling ? 'apply' : 'closed';
}

function useClassFacts({ startTime, meetingCount, attendedCount, enrolment }: TrainingClass): string[] {
  const t = useT('study');
  const format = useFormat();
  const meetings = { attended: format.count(attendedCount), all: format.count(meetingCount) };
  return [
    ...(startTime === null ? [] : [t('study.player.class.from', { time: format.dateTime(startTime) })]),
    ...(enrolment === 'enrolled' ? [t('study.player.class.meetings', meetings)] : []),
  ];
}

/** A class: applied for and attended on its own pages. The section is done once it was attended. */
export function ClassSection({ watching, trainingClass }: SectionViewProps & { trainingClass: TrainingClass }) {
  const t = useT('study');
  const facts = useClassFacts(trainingClass);
  const Art = trainingClass.isAttended ? CircleCheck : CalendarDays;
  const link = (
    <PathLink to="trainingClass" params={{ id: trainingClass.id }}>
      {t('study.player.class.open')}
    </PathLink>
  );
  return (
    <Panel>
      <EmptyState
        art={<Art size={40} aria-hidden />}
        title={<bdi>{trainingClass.title}</bdi>}
        text={t(`study.player.class.${stateOf(trainingClass)}`)}
        action={
          <Stack gap={8}>
            {facts.map((fact) => (
              <HintText key={fact}>{fact}</HintText>
            ))}
            {watching && link}
          </Stack>
        }
      />
    </Panel>
  );
}
