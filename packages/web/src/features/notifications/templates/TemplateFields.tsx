import { Button, Textarea } from '@mantine/core';
import { directionOf } from '@shuyuan/contract/kernel/languages';
import { templateMax } from '@shuyuan/contract/notifications/message-templates';
import { RotateCcw } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import type { Template } from './templates.ts';
import classes from './TemplatesPage.module.css';

function Placeholders({ names, onInsert }: { names: readonly string[]; onInsert: (name: string) => void }) {
  const t = useT('operation');
  if (names.length === 0) return <p className={classes.note}>{t('templates.form.noPlaceholders')}</p>;
  return (
    <fieldset className={classes.placeholders}>
      <legend className={classes.note}>{t('templates.form.placeholders')}</legend>
      {names.map((name) => (
        <Button key={name} variant="default" size="compact-sm" onClick={() => onInsert(name)}>
          <bdi dir="ltr">{`{{${name}}}`}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}

type Props = {
  template: Template;
  form: DraftForm<{ readonly text: string }>;
  isResetting: boolean;
  onReset: () => void;
};

/** The wording with its placeholders and, where it is the company's own, the one of the product beside it. */
export function TemplateFields({ template, form, isResetting, onReset }: Props) {
  const t = useT('operation');
  const direction = directionOf(template.language);
  return (
    <>
      <Textarea
        label={t('templates.form.text')}
        data-autofocus
        autosize
        minRows={2}
        maxLength={templateMax}
        dir={direction}
        {...form.textField('text')}
      />
      <Placeholders
        names={template.placeholders}
        onInsert={(name) => form.change({ text: `${form.draft.text}{{${name}}}` })}
      />
      {template.isOwn && (
        <div className={classes.standard}>
          <p className={classes.note}>{t('templates.form.standard')}</p>
          <p dir={direction}>{template.defaultText}</p>
          <Button
            variant="default"
            leftSection={<RotateCcw size={16} aria-hidden />}
            loading={isResetting}
            onClick={onReset}
          >
            {t('templates.form.reset')}
          </Button>
        </div>
      )}
    </>
  );
}
