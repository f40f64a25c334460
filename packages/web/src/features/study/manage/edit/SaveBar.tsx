import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from './SaveBar.module.css';

type Props = {
  isDirty: boolean;
  isBusy: boolean;
  error?: ReactNode;
  /** The effect saving has for those who learn. */
  hint: string;
  onSave?: () => void;
};

/** The end of a form that is a page: whether something is unsaved, what was refused, and the way to save it. */
export function SaveBar({ isDirty, isBusy, error, hint, onSave }: Props) {
  const t = useT('courses');
  return (
    <div className={classes.bar} data-dirty={isDirty || undefined}>
      <div className={classes.words} aria-live="polite">
        {error ? <ErrorText>{error}</ErrorText> : <HintText>{isDirty ? t('courses.unsaved') : hint}</HintText>}
      </div>
      <Button
        type={onSave ? 'button' : 'submit'}
        loading={isBusy}
        disabled={!isDirty}
        {...(onSave && { onClick: onSave })}
      >
        {t('courses.save')}
      </Button>
    </div>
  );
}
