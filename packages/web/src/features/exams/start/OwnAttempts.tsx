import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useReturnSearch } from '../../../shared/contents/return-address.ts';
import { AttemptFacts } from '../AttemptFacts.tsx';
import type { ExamView } from './exam-view.ts';
import classes from './Start.module.css';

/** The reader's attempts of one exam, latest first. */
export function OwnAttempts({ attempts }: Pick<ExamView, 'attempts'>) {
  const t = useT('exams');
  const search = useReturnSearch();
  return (
    <Panel title={t('exams.attempts')}>
      <Stack as="ul">
        {attempts.map((attempt) => (
          <li key={attempt.id} className={classes.attempt}>
            <AttemptFacts attempt={attempt} />
            {attempt.endTime !== null && (
              <PathLink to="examResult" params={{ id: attempt.id }} search={search}>
                {t('exams.toResult', { number: attempt.number })}
              </PathLink>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
