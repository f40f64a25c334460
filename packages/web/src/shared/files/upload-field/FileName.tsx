import { TextInput } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { isEnter, isEscape } from '../../../ui/keys.ts';
import { typedName } from './typed-name.ts';
import classes from './UploadField.module.css';
import { useProblemText } from './upload-texts.ts';

type Props = { name: string; isFixed?: boolean; onRename: (name: string) => void };

type FieldProps = {
  typed: string;
  error: string | null;
  onType: (typed: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
};

/** Opens with the part selected that people change; the ending stays. */
function NameField({ typed, error, onType, onKey, onLeave }: FieldProps) {
  const t = useT('files');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    const dot = current?.value.lastIndexOf('.') ?? -1;
    current?.focus();
    current?.setSelectionRange(0, dot > 0 ? dot : current.value.length);
  }, []);
  return (
    <TextInput
      ref={field}
      className={classes.nameField}
      size="xs"
      aria-label={t('upload.nameField')}
      autoComplete="off"
      value={typed}
      error={error}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={onLeave}
    />
  );
}

/** UPLOAD-18: the name of a file in a list; Enter takes what was typed, Escape leaves it as it was. */
export function FileName({ name, isFixed = false, onRename }: Props) {
  const t = useT('files');
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { name: wished, problem } = typedName(typed ?? name, name);
  const leave = () => {
    setTyped(null);
    // The button is drawn when the field is gone.
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  };
  const take = (): boolean => {
    if (problem !== null) return false;
    if (wished !== name) onRename(wished);
    return true;
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isEnter(event) && !isEscape(event)) return;
    // Neither sends the form around, nor closes the dialog around.
    event.preventDefault();
    event.stopPropagation();
    if (isEscape(event) || take()) leave();
  };
  if (typed === null) {
    return (
      <div className={classes.name} ref={place}>
        <bdi className={classes.nameText} title={name}>
          {name}
        </bdi>
        {!isFixed && (
          <IconButton
            label={t('upload.rename', { name })}
            icon={<Pencil size={14} aria-hidden />}
            size={28}
            onClick={() => setTyped(name)}
          />
        )}
      </div>
    );
  }
  return (
    <div className={classes.name} ref={place}>
      <NameField
        typed={typed}
        error={problem && problemText(problem)}
        onType={setTyped}
        onKey={onKey}
        onLeave={() => {
          if (take()) setTyped(null);
        }}
      />
    </div>
  );
}
