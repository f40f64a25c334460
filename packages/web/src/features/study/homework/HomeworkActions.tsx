import { Button } from '@mantine/core';
import { canWrite } from '@shuyuan/contract/study/homework/homework-states';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Homework.module.css';
import type { Elsewhere, OwnHomework } from './own-homework.ts';
import { SavedElsewhere } from './SavedElsewhere.tsx';

type Props = {
  work: OwnHomework;
  /** Saved by another device meanwhile; that is settled before anything is saved. */
  elsewhere: Elsewhere | null;
  isBusy: boolean;
  error: string | null | undefined;
  onSave: (isSubmitted: boolean) => void;
};

/** Hands the work in, or keeps it; and what finishes the section. */
export function HomeworkActions({ work, elsewhere, isBusy, error, onSave }: Props) {
  const t = useT('study');
  const { state, isDoneOnSubmit } = work;
  if (elsewhere) return <SavedElsewhere saved={work} elsewhere={elsewhere} />;
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
