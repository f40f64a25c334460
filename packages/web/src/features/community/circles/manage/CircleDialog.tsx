import { changeCircle, createCircle } from '@shuyuan/contract/community/circle.wire';
import { circleDescriptionMax, circleNameMax } from '@shuyuan/contract/community/circles';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { useRefusedName } from '../../manage/use-refused-name.ts';
import { circleReads } from '../circle.ts';
import { type CircleDraft, draftOf, fieldsOf, type ManagedCircle, problemsOf } from './circle-draft.ts';
import { CircleFields } from './CircleFields.tsx';

type Props = { circle: ManagedCircle | null; onClose: () => void };

/** D-143: a new circle, or one that is there: renamed, described, hidden or shown again. */
export function CircleDialog({ circle, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [first] = useState(() => draftOf(circle));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const name = draft.name.trim();
  const done = (): void => {
    showNotice(t(circle ? 'admin.circles.saved' : 'admin.circles.created', { name }), 'success');
    onClose();
  };
  const options = { claims: ['circle.name-taken'], refreshes: circleReads, onSuccess: done } as const;
  const create = useWrite(createCircle, options);
  const change = useWrite(changeCircle, options);
  const refusedName = useRefusedName((circle ? change : create).error, name);
  const wrong = problemsOf(draft);
  const submit = (): void => {
    setIsTried(true);
    if (wrong.name || wrong.desc || isUploading) return;
    if (circle) change.mutate({ id: circle.id, ...fieldsOf(draft), isHidden: draft.isHidden });
    else create.mutate(fieldsOf(draft));
  };
  const nameText = isTried && wrong.name ? t('admin.circles.form.name.invalid', { max: circleNameMax }) : refusedName;
  const descText = wrong.desc ? t('admin.circles.form.desc.tooLong', { max: circleDescriptionMax }) : null;
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t(circle ? 'admin.circles.edit' : 'admin.circles.add')}
      submitLabel={t('admin.circles.form.submit')}
      isBusy={create.isPending || change.isPending || isUploading}
      isDirty={draft !== first}
      onSubmit={submit}
      onClose={onClose}
    >
      <CircleFields
        draft={draft}
        isNew={circle === null}
        problems={{ name: nameText, desc: descText }}
        onChange={(changed: Partial<CircleDraft>) => setDraft((now) => ({ ...now, ...changed }))}
        onBusy={setIsUploading}
      />
    </FormDialog>
  );
}
