import { clockText } from '../../lib/clock-text.ts';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { HintText } from '../../ui/HintText.tsx';
import type { AskedCard } from './next-card.ts';

/** The way back to where a card comes from: the second of a film, the result of an exam and the course it was taken in, or the name of a bank. */
export function CardOrigin({ origin }: { origin: AskedCard['origin'] }) {
  const t = useT('practice');
  const { name } = origin;
  if (origin.kind === 'bank') return <HintText>{t('practice.origin.bank', { name })}</HintText>;
  if (origin.kind === 'exam')
    return (
      <HintText>
        <PathLink to="examResult" params={{ id: origin.attemptId }}>
          {t('practice.origin.exam', { name })}
        </PathLink>
        {origin.section && (
          <>
            {' · '}
            <PathLink to="courseSection" params={{ id: origin.section.courseId, section: origin.section.sectionKey }}>
              {t('practice.origin.course', { name: origin.section.name })}
            </PathLink>
          </>
        )}
      </HintText>
    );
  const { courseId, sectionKey, second } = origin;
  return (
    <HintText>
      <PathLink to="courseSection" params={{ id: courseId, section: sectionKey }} search={{ seconds: second }}>
        {t('practice.origin.section', { name, time: clockText(second) })}
      </PathLink>
    </HintText>
  );
}
