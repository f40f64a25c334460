import type { SourceKind } from '@shuyuan/contract/auth/sign-in-sources';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { useT } from '../../../../lib/texts.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { CallbackAddress } from './CallbackAddress.tsx';
import { draftOf, isChanged, problemsOf, type Source, type SourceDraft, wishOf } from './source-form.ts';
import { SourceFields } from './SourceFields.tsx';
import { TestSource } from './TestSource.tsx';
import { useSavingSource } from './use-saving-source.ts';

type Props = { source: Source | null; kind: SourceKind; onClose: () => void };

/** A new way to sign in, or one that is there. Its secret is never shown, only replaced. */
export function SourceDialog({ source, kind, onClose }: Props) {
  const t = useT('admin');
  const [first] = useState(() => draftOf(source, kind));
  const [draft, setDraft] = useState<SourceDraft>(first);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, refusal, save } = useSavingSource(source, onClose);
  const problems = problemsOf(draft, source);
  const submit = () => {
    setIsTried(true);
    if (problems.length === 0) save(draft);
  };
  return (
    <FormDialog
      {...useFormDialogTexts()}
      isOpen
      width={640}
      title={t(source ? 'admin.signIn.edit' : `admin.signIn.add.${kind}`)}
      submitLabel={t('admin.signIn.save')}
      isBusy={isBusy}
      isDirty={isChanged(draft, first)}
      error={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === 'oidc' && <CallbackAddress source={source} />}
      <SourceFields
        draft={draft}
        before={source}
        problems={isTried ? problems : []}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
      />
      <TestSource
        wish={wishOf(draft)}
        id={source?.id}
        isReady={problems.length === 0}
        onRefused={() => setIsTried(true)}
      />
    </FormDialog>
  );
}
