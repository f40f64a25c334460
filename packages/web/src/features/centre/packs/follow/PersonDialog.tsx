import { withdrawPack } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { MarkDialog } from './MarkDialog.tsx';
import type { PackStep } from './pack-address.ts';
import { packReads, type PackView } from './pack-reads.ts';

type Props = {
  pack: PackView;
  step: PackStep;
  person: { readonly id: string; readonly fullName: string };
  onClose: () => void;
};

/** Asks for what a step about one of them needs. */
export function PersonDialog({ pack: { id, title }, step, person, onClose }: Props) {
  const { id: memberId, fullName: name } = person;
  const t = useT('packs');
  if (step === 'mark') return <MarkDialog packId={id} memberId={memberId} name={name} onClose={onClose} />;
  return (
    <RemoveDialog
      title={t('packs.withdraw.title', { title })}
      text={`${name}: ${t('packs.withdraw.text')}`}
      confirmLabel={t('packs.withdraw')}
      doneText={t('packs.withdraw.done')}
      endpoint={withdrawPack}
      input={{ id, memberIds: [memberId] }}
      refreshes={packReads}
      onClose={onClose}
    />
  );
}
