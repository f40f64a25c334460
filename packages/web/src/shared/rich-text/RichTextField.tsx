import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import classes from './RichText.module.css';

/** The editor is 100 kB and more: it comes with the first page that has one. */
const RichTextEditor: ComponentType<RichTextEditorProps> = lazy(async () => {
  const module = await orReloadOnce('rich-text', import('./RichTextEditor.tsx'));
  return { default: module.RichTextEditor };
});

type Props = Pick<RichTextEditorProps, 'placeholder' | 'initial' | 'uploadPicture' | 'onChange' | 'onBusy'> & {
  label: string;
  description: ReactNode;
  isRequired?: boolean;
  error?: ReactNode;
};

/** A field of a form for formatted text. Another text to begin with needs another `key`. */
export function RichTextField({ label, description, isRequired = false, error, ...editing }: Props) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false;
  return (
    <div className={classes.field}>
      <p id={`${id}-label`} className={classes.label}>
        {label}
        {isRequired && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </p>
      <p id={`${id}-about`} className={classes.description}>
        {description}
      </p>
      <Suspense fallback={<div className={classes.coming} aria-busy="true" />}>
        <RichTextEditor
          {...editing}
          id={id}
          labelId={`${id}-label`}
          describedBy={hasError ? `${id}-about ${id}-error` : `${id}-about`}
          isInvalid={hasError}
        />
      </Suspense>
      {hasError && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
