import { CalendarDays, CircleCheck } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { foreignZoneName } from '../../../lib/zone-name.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { SectionContent, SectionViewProps } from '../player/section-view.ts';

type TrainingClass = NonNullable<SectionContent['trainingClass']>;

function useClassFacts({ startTime, timeZone, meetingCount, attendedCount, enrolment }: TrainingClass): string[] {
  const t = useT('study');
  const format = useFormat();
  const zone = startTime === null ? null : foreignZoneName({ time: startTime, locale: currentLanguage(), timeZone });
  const meetings = { attended: format.count(attendedCount), all: format.count(meetingCount) };
  return [
    ...(startTime === null ? [] : [t('study.player.class.from', { time: format.dateTime(startTime) })]),
    ...(zone === null ? [] : [zone]),
    ...(enrolment === 'enrolled' ? [t('study.player.class.meetings', meetings)] : []),
  ];
}

/** A class: applied for and attended on its own pages, which lead back. The section is done once it was attended. */
export function ClassSection({
  courseId,
  lesson,
  watching,
  trainingClass,
}: SectionViewProps & { trainingClass: TrainingClass }) {
  const t = useT('study');
  const facts = useClassFacts(trainingClass);
  const Art = trainingClass.isAttended ? CircleCheck : CalendarDays;
  const { isAwaited, state } = trainingClass;
  const membership = state === 'open' ? 'apply' : state;
  const link = (
    <PathLink to="trainingClass" params={{ id: trainingClass.id }} search={{ course: courseId, section: lesson.key }}>
      {t('study.player.class.open')}
    </PathLink>
  );
  return (
    <Panel>
      <EmptyState
        art={<Art size={40} aria-hidden />}
        title={<bdi>{trainingClass.title}</bdi>}
        text={t(`study.player.class.${isAwaited ? 'awaited' : membership}`)}
        action={
          <Stack gap={8}>
            {(isAwaited ? [] : facts).map((fact) => (
              <HintText key={fact}>{fact}</HintText>
            ))}
            {watching && !isAwaited && link}
          </Stack>
        }
      />
    </Panel>
  );
}
