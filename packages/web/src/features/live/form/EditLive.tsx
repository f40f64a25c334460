import { useT } from '../../../lib/texts.ts';
import type { ManagedLive } from '../manage/managed-live.ts';
import { EditForm } from './EditForm.tsx';
import { LoadedLive } from './LoadedLive.tsx';

type Props = { live: ManagedLive; onClose: () => void };

export function EditLive({ live, onClose }: Props) {
  const t = useT('activity');
  return (
    <LoadedLive live={live} title={t('live.form.edit')} onClose={onClose}>
      {(detail) => <EditForm live={detail} onClose={onClose} />}
    </LoadedLive>
  );
}
