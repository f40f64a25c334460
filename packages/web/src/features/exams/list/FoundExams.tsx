import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ExamCards, type ExamCardsProps } from './ExamCards.tsx';

/** Exams that are looked for on the study home, and the way to their page, where one's results are too. */
export function FoundExams(props: ExamCardsProps) {
  const t = useT('exams');
  return (
    <Stack>
      <div>
        <PathLink to="exams" params={{}}>
          {t('exams.all')}
        </PathLink>
      </div>
      <ExamCards {...props} />
    </Stack>
  );
}
