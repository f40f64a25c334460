import { Button } from '@mantine/core';
import { Eye } from 'lucide-react';
import { showNotice } from '../../../lib/notices.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import type { Template } from './templates.ts';
import { useTemplateWrites } from './use-template-writes.ts';
import { useWordingProblem } from './use-wording-problem.ts';

type Props = { template: Template; onClose: () => void };

/** One text: worded anew, looked at as it would be sent, or as the product has it. */
export function TemplateDialog({ template, onClose }: Props) {
  const t = useT('operation');
  const { code, language, revision } = template;
  const problemOf = useWordingProblem(code);
  const form = useDraftForm<{ readonly text: string }>({
    initial: { text: template.text },
    problemsOf: ({ text }) => ({ text: problemOf(text) }),
    refusals: {
      'template.unknown-placeholder': 'text',
      'template.missing-placeholder': 'text',
      'sensitive.found': 'text',
      'request.stale': 'form',
    },
  });
  const done = (key: 'templates.saved' | 'templates.wasReset') => () => {
    showNotice(t(key), 'success');
    onClose();
  };
  const { save, reset, preview } = useTemplateWrites(form.claims, {
    onSaved: done('templates.saved'),
    onReset: done('templates.wasReset'),
  });
  return (
    <DraftDialog
      form={form}
      title={t('templates.form.title')}
      submitLabel={t('templates.form.save')}
      width={720}
      isBusy={save.isPending}
      onSend={({ text }) => save.mutate({ code, language, text, revision }, { onError: form.refuse })}
      onClose={onClose}
    >
      <TemplateFields
        template={template}
        form={form}
        isResetting={reset.isPending}
        onReset={() => reset.mutate({ code, language })}
      />
      <div>
        <Button
          variant="default"
          leftSection={<Eye size={16} aria-hidden />}
          loading={preview.isPending}
          onClick={() => form.validate() && preview.mutate({ code, language, text: form.draft.text })}
        >
          {t('templates.form.preview')}
        </Button>
      </div>
      {preview.data && <TemplatePreview preview={preview.data} language={language} />}
    </DraftDialog>
  );
}
