import { useCallback, useEffect, useState } from 'react';
import { goInstead } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { HandIn } from './HandIn.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { SaveBand } from './SaveBand.tsx';
import classes from './Take.module.css';
import { type OpenedAttempt, useAttempt } from './use-attempt.ts';
import { useRemaining } from './use-remaining.ts';

type Props = { opened: OpenedAttempt; tabId: string; memberId: string; onTakeBack: () => void };

/** One question at a time, the map of all of them, the time that is left, and what the server has of it. */
export function Paper({ opened, tabId, memberId, onTakeBack }: Props) {
  const t = useT('exams');
  const { id, questions, examName } = opened;
  const [index, setIndex] = useState(0);
  const { remainingMs, resync } = useRemaining(opened.remainingMs);
  const attempt = useAttempt({ opened, tabId, memberId, onClock: resync });
  const { entries, saveState, handIn } = attempt;
  const toResult = useCallback(() => goInstead('examResult', { id }), [id]);
  const isTimeUp = remainingMs === 0;
  const isMine = saveState !== 'takenOver' && saveState !== 'over';

  // Time is up: what is written goes with the hand-in, within the grace of the server.
  useEffect(() => {
    if (isTimeUp && isMine) handIn().then(toResult, toResult);
  }, [handIn, isMine, isTimeUp, toResult]);

  const shown = questions[index];
  return (
    <>
      <PageTitle title={examName} description={t('exams.take.text')} />
      <Stack>
        <SaveBand
          remainingMs={remainingMs}
          saveState={saveState}
          onTakeBack={onTakeBack}
          handIn={
            <HandIn
              entries={entries}
              questionCount={questions.length}
              onHandIn={handIn}
              onDone={toResult}
              isOpen={isMine}
            />
          }
        />
        <div className={classes.sheet}>
          <QuestionMap count={questions.length} current={index} entries={entries} onGo={setIndex} />
          {shown && (
            <QuestionPanel
              key={index}
              number={index + 1}
              count={questions.length}
              asked={shown}
              entry={entries.get(index)}
              isLocked={!isMine}
              onChange={(part) => attempt.change(index, part)}
              onGo={(step) => setIndex(Math.min(questions.length - 1, Math.max(0, index + step)))}
            />
          )}
        </div>
      </Stack>
    </>
  );
}
