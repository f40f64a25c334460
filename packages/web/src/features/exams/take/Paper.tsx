import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { OpenedAttempt } from './attempt-saver.ts';
import { PaperSide } from './calculator/PaperSide.tsx';
import { LazyFileUploads } from './files/lazy-file-answer.tsx';
import { HandIn } from './HandIn.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { SaveBand } from './SaveBand.tsx';
import classes from './Take.module.css';
import { usePaper } from './use-paper.ts';

type Props = { opened: OpenedAttempt; tabId: string; memberId: string; onTakeBack: () => void };

/** One question at a time, the map of all of them, the time that is left, and what the server has of it. */
export function Paper({ opened, tabId, memberId, onTakeBack }: Props) {
  const t = useT('exams');
  const { questions, examName } = opened;
  const [index, setIndex] = useState(0);
  const paper = usePaper({ opened, tabId, memberId });
  const { saver, entries, saveState, refused, remainingMs, isMine, answerFiles, showResult } = paper;
  const files = { attemptId: opened.id, answerFiles };
  const shown = questions[index];
  return (
    <>
      <PageTitle title={examName} description={t('exams.take.text')} />
      <LazyFileUploads {...files} />
      <Stack>
        <SaveBand
          remainingMs={remainingMs}
          saveState={saveState}
          refused={refused}
          onTakeBack={onTakeBack}
          handIn={
            <HandIn
              entries={entries}
              questionCount={questions.length}
              waitingFiles={answerFiles.waitingCount}
              onHandIn={() => saver.handIn()}
              onDone={showResult}
              isOpen={isMine}
            />
          }
        />
        <div className={classes.sheet}>
          <PaperSide
            count={questions.length}
            current={index}
            entries={entries}
            hasCalculator={opened.hasCalculator}
            onGo={setIndex}
          />
          {shown && (
            <QuestionPanel
              key={index}
              number={index + 1}
              count={questions.length}
              asked={shown}
              entry={entries.get(index)}
              files={files}
              isLocked={!isMine}
              onChange={(part) => saver.change(index, part)}
              onGo={(step) => setIndex(Math.min(questions.length - 1, Math.max(0, index + step)))}
            />
          )}
        </div>
      </Stack>
    </>
  );
}
