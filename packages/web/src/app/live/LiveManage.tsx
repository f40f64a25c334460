import { ManageDialog } from '../../features/live/manage/ManageDialog.tsx';
import { type ManagePlace, manageSearch } from '../../features/live/manage/manage-place.ts';
import { changeSearch } from '../../lib/navigation.ts';

type Props = { isOpen: boolean; place: ManagePlace };

export function LiveManage({ isOpen, place }: Props) {
  return (
    <ManageDialog
      isOpen={isOpen}
      place={place}
      onMove={(next) => changeSearch(manageSearch(next), { isReplacing: true })}
      onClose={() => changeSearch(manageSearch(null), { isReplacing: true })}
    />
  );
}
