import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './Import.module.css';

type Props = { isBusy: boolean; onPaste: (text: string) => void };

/** Cells of a spreadsheet or a text, pasted instead of a file. */
export function PasteText({ isBusy, onPaste }: Props) {
  const t = useT('bank');
  const [text, setText] = useState('');
  return (
    <Panel>
      <details>
        <summary className={classes.summary}>{t('bank.import.paste')}</summary>
        <Stack gap={12}>
          <Textarea
            label={t('bank.import.paste.label')}
            description={t('bank.import.paste.hint')}
            rows={8}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <span>
            <ActionButton
              variant="default"
              loading={isBusy}
              disabledReason={text.trim() === '' ? t('bank.import.paste.hint') : undefined}
              onClick={() => onPaste(text)}
            >
              {t('bank.import.check')}
            </ActionButton>
          </span>
        </Stack>
      </details>
    </Panel>
  );
}
