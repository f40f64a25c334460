import { Copy } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './Answer.module.css';
import { copyAnswer } from './copy-answer.ts';

export function CodeBlock({ code }: { code: string }) {
  const t = useT('assistant');
  return (
    <div className={classes.code} dir="ltr">
      <div className={classes.codeTools}>
        <IconButton
          label={t('assistant.code.copy')}
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyAnswer(code)}
        />
      </div>
      {/* A long line is scrolled by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
