import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { memberRefusals, memberRules, type MemberValues, type RuledField } from './member-form.ts';
import { MemberFields } from './MemberFields.tsx';

type Props = {
  title: string;
  submitLabel: string;
  initial: MemberValues;
  isBusy: boolean;
  /** `onError` shows what the form has claimed at its field. */
  onSend: (values: MemberValues, onError: (error: unknown) => void) => void;
  onClose: () => void;
};

const textOfField = (field: RuledField) => (field === 'organizationId' ? 'organization' : field);

export function MemberForm({ initial, onSend, ...dialog }: Props) {
  const t = useT('admin');
  const canGrantPlatform = useCan('member.grantPlatform');
  const form = useDraftForm<MemberValues>({
    initial,
    problemsOf: (values) =>
      Object.fromEntries(
        // The keys of the rules are the fields they are about.
        (Object.keys(memberRules) as RuledField[])
          .filter((field) => !memberRules[field](values))
          .map((field) => [field, t(`admin.members.form.${textOfField(field)}.invalid`)]),
      ),
    refusals: memberRefusals,
  });
  return (
    <DraftDialog form={form} width={720} onSend={(values) => onSend(values, form.refuse)} {...dialog}>
      <MemberFields form={form} canGrantPlatform={canGrantPlatform} />
    </DraftDialog>
  );
}
