import { createPosition, listManagedPositions } from '@shuyuan/contract/positions/manage-position.wire';
import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { TextInput } from '@mantine/core';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';

type Props = { onCreated: (id: string) => void; onClose: () => void };

/** A new position; its path is made on the page that opens then. */
export function CreatePathDialog({ onCreated, onClose }: Props) {
  const t = useT('study');
  const form = useDraftForm({
    initial: { name: '' },
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? t('positions.form.name.missing') : null }),
    refusals: { 'sensitive.found': 'name' },
  });
  const creating = useWrite(createPosition, {
    claims: form.claims,
    refreshes: [listManagedPositions],
    onSuccess: ({ id }) => onCreated(id),
  });
  return (
    <DraftDialog
      form={form}
      title={t('positions.create')}
      submitLabel={t('positions.create')}
      isBusy={creating.isPending}
      onSend={({ name }) => creating.mutate({ name }, { onError: form.refuse })}
      onClose={onClose}
    >
      <TextInput
        label={t('positions.form.name')}
        maxLength={positionLimits.nameMax}
        required
        {...form.textField('name')}
      />
    </DraftDialog>
  );
}
