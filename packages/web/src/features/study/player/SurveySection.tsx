import { CircleCheck, ClipboardList } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { SectionContent, SectionViewProps } from './section-view.ts';

type Survey = NonNullable<SectionContent['survey']>;

function textOf({ isAnswered, isOpen, isAnonymous }: Survey) {
  if (isAnswered) return 'study.player.survey.done';
  if (!isOpen) return 'study.player.survey.closed';
  return isAnonymous ? 'study.player.survey.anonymous' : 'study.player.survey.text';
}

/** A survey: answered on its own page, which leads back here. */
export function SurveySection({ courseId, lesson, watching, survey }: SectionViewProps & { survey: Survey }) {
  const t = useT('study');
  const { isAnswered, isOpen } = survey;
  const Art = isAnswered ? CircleCheck : ClipboardList;
  const search = watching ? { course: courseId, section: lesson.key } : { preview: '1' };
  const link = (
    <PathLink to="surveyAnswer" params={{ id: survey.id }} search={search}>
      {t(watching ? 'study.player.survey.answer' : 'study.player.survey.look')}
    </PathLink>
  );
  return (
    <Panel>
      <EmptyState
        art={<Art size={40} aria-hidden />}
        title={<bdi>{survey.title}</bdi>}
        text={t(textOf(survey))}
        {...(!isAnswered && isOpen && { action: link })}
      />
    </Panel>
  );
}
