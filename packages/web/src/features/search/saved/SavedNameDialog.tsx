import { TextInput } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { searchLimits } from '@shuyuan/contract/search/search-limits';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../ui/HintText.tsx';

type Props = {
  title: string;
  text?: string;
  name: string;
  isBusy: boolean;
  /** With what shows a refusal in the field. */
  onSend: (name: string, onError: (error: unknown) => void) => void;
  onClose: () => void;
};

/** The name of a saved search. */
export function SavedNameDialog({ title, text, name, isBusy, onSend, onClose }: Props) {
  const t = useT('search');
  const max = searchLimits.savedName;
  const form = useDraftForm<{ name: string }>({
    initial: () => ({ name }),
    problemsOf: (draft) => {
      const length = textLength(draft.name.trim());
      return { name: length === 0 || length > max ? t('search.save.name.invalid', { max }) : null };
    },
    refusals: { 'search.name-taken': 'name' },
  });
  return (
    <DraftDialog
      form={form}
      title={title}
      submitLabel={t('search.save.submit')}
      isBusy={isBusy}
      onSend={(draft) => onSend(draft.name.trim(), form.refuse)}
      onClose={onClose}
    >
      {text !== undefined && <HintText>{text}</HintText>}
      <TextInput label={t('search.save.name')} required data-autofocus autoComplete="off" {...form.textField('name')} />
    </DraftDialog>
  );
}
