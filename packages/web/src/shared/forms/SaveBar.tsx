import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { HintText } from '../../ui/HintText.tsx';
import classes from './SaveBar.module.css';

type Props = {
  texts: { readonly save: string; readonly unsaved: string };
  isDirty: boolean;
  isBusy: boolean;
  error?: ReactNode;
  /** The effect saving has for others. */
  hint: string;
  onSave?: () => void;
};

/** The end of a form that is a page: whether something is unsaved, what was refused, and the way to save it. */
export function SaveBar({ texts, isDirty, isBusy, error, hint, onSave }: Props) {
  return (
    <div className={classes.bar} data-dirty={isDirty || undefined}>
      <div className={classes.words} aria-live="polite">
        {error ? <ErrorText>{error}</ErrorText> : <HintText>{isDirty ? texts.unsaved : hint}</HintText>}
      </div>
      <Button
        type={onSave ? 'button' : 'submit'}
        loading={isBusy}
        disabled={!isDirty}
        {...(onSave && { onClick: onSave })}
      >
        {texts.save}
      </Button>
    </div>
  );
}
