import { useForm } from '@mantine/form';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useSession } from '../../../lib/session.ts';
import { textOfNumber, useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { type memberRefusal, memberRules, type MemberValues, type RuledField } from './member-form.ts';
import { MemberFields } from './MemberFields.tsx';

type Props = {
  title: string;
  submitLabel: string;
  initial: MemberValues;
  isBusy: boolean;
  refusal: ReturnType<typeof memberRefusal>;
  onEdit: () => void;
  onSubmit: (values: MemberValues) => void;
  onClose: () => void;
};

const fieldOf = (rule: RuledField): string => (rule === 'organization' ? 'organizationId' : rule);

export function MemberForm({ title, submitLabel, initial, isBusy, refusal, ...on }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const mayGrantPlatform = useSession((session) => session.roles.includes('platform-admin'));
  const form = useForm<MemberValues>({
    initialValues: initial,
    // Not on leaving a field: its message would push the very box away that is being clicked.
    validate: (values) =>
      Object.fromEntries(
        (Object.keys(memberRules) as RuledField[])
          .filter((rule) => !memberRules[rule](values))
          .map((rule) => [fieldOf(rule), t(`admin.members.form.${rule}.invalid`)]),
      ),
    onValuesChange: on.onEdit,
  });
  return (
    <FormDialog
      isOpen
      {...texts}
      title={title}
      submitLabel={submitLabel}
      width={720}
      isBusy={isBusy}
      isDirty={form.isDirty()}
      error={refusal?.place === 'form' ? textOfNumber(refusal.number) : null}
      onSubmit={form.onSubmit(on.onSubmit)}
      onClose={on.onClose}
    >
      <MemberFields form={form} refusal={refusal} mayGrantPlatform={mayGrantPlatform} />
    </FormDialog>
  );
}
