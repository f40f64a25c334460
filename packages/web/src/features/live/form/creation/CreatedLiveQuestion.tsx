import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';

type Props = { isAsking: boolean; onAnswer: (mayLeave: boolean) => void };

/** Whoever leaves while a live is being made learns that it exists and where it is found. */
export function CreatedLiveQuestion({ isAsking, onAnswer }: Props) {
  const t = useT('activity');
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('live.form.made.title')}
      text={t('live.form.made.text', { place: t('live.manage.title') })}
      confirmLabel={t('live.form.made.leave')}
      cancelLabel={t('live.form.made.stay')}
      closeLabel={t('live.form.made.stay')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
