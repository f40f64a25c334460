import { Button } from '@mantine/core';
import { canWrite } from '@shuyuan/contract/study/homework/homework-states';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Homework.module.css';
import type { OwnHomework } from './own-homework.ts';

type Props = {
  work: OwnHomework;
  isBusy: boolean;
  error: string | null | undefined;
  onSave: (isSubmitted: boolean) => void;
};

/** Hands the work in, or keeps it; and what finishes the section. */
export function HomeworkActions({ work: { state, isDoneOnSubmit }, isBusy, error, onSave }: Props) {
  const t = useT('study');
  return (
    <>
      {error && <ErrorText>{error}</ErrorText>}
      <div className={classes.actions}>
        <Button loading={isBusy} onClick={() => onSave(true)}>
          {t(state === 'submitted' ? 'study.homework.replace' : 'study.homework.submit')}
        </Button>
        {canWrite(state, false) && (
          <Button variant="default" disabled={isBusy} onClick={() => onSave(false)}>
            {t('study.homework.keep')}
          </Button>
        )}
      </div>
      <HintText>{t(isDoneOnSubmit ? 'study.homework.hint.submitting' : 'study.homework.hint.passing')}</HintText>
    </>
  );
}
