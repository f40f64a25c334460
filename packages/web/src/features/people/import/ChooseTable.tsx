import { Button, Textarea } from '@mantine/core';
import { importMaxRows } from '@shuyuan/contract/people/member-import';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import classes from './ImportPage.module.css';
import { maxMb, useTableStart } from './use-table-start.ts';

/** A file chosen or dropped, or cells pasted. */
export function ChooseTable() {
  const t = useT('admin');
  const { count } = useFormat();
  const [createsOrganizations, setCreatesOrganizations] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [text, setText] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const { sendFile, sendText, isBusy } = useTableStart(createsOrganizations);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void sendFile(file);
  };
  return (
    <Panel>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Upload size={28} aria-hidden />
        <p className={classes.dropTitle}>{t('admin.import.drop')}</p>
        <p className={classes.hint}>{t('admin.import.dropHint', { rows: count(importMaxRows), size: maxMb })}</p>
        <input
          ref={picker}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-label={t('admin.import.choose')}
          hidden
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file, mended, may be chosen again.
            event.currentTarget.value = '';
            if (file) void sendFile(file);
          }}
        />
        <Button loading={isBusy} onClick={() => picker.current?.click()}>
          {t('admin.import.choose')}
        </Button>
      </div>
      <div className={classes.options}>
        <SwitchField
          label={t('admin.import.createsOrganizations')}
          description={t('admin.import.createsOrganizationsHint')}
          isOn={createsOrganizations}
          onChange={setCreatesOrganizations}
        />
        <p className={classes.hint}>{t('admin.import.passwordNote')}</p>
      </div>
      <details className={classes.paste}>
        <summary>{t('admin.import.paste')}</summary>
        <Textarea
          label={t('admin.import.pasteLabel')}
          description={t('admin.import.pasteHint')}
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionButton
          variant="default"
          loading={isBusy}
          disabledReason={text.trim() === '' ? t('admin.import.pasteHint') : undefined}
          onClick={() => sendText(text)}
        >
          {t('admin.import.check')}
        </ActionButton>
      </details>
    </Panel>
  );
}
