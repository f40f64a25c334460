import { Button } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import classes from './CopyLine.module.css';

type Props = { label: string; text: string; hint?: string };

/** Something to hand on. It can be selected by hand where the browser does not let a page copy. */
export function CopyLine({ label, text, hint }: Props) {
  const t = useT('activity');
  const id = useId();
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => document.getElementById(id)?.focus(),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.line}>
        <input
          id={id}
          className={classes.text}
          dir="ltr"
          readOnly
          value={text}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'live.share.copied' : 'live.share.copy')}</span>
        </Button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
