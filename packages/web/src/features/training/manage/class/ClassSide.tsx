import { AttendancePanel } from '../attendance/AttendancePanel.tsx';
import type { ClassForm } from '../class-form.ts';
import { ClassEditor } from '../edit/ClassEditor.tsx';
import { CostsPanel } from '../costs/CostsPanel.tsx';
import { MaterialsEditor } from '../materials/MaterialsEditor.tsx';
import { PeoplePanel } from '../people/PeoplePanel.tsx';
import type { ClassTab } from './class-address.ts';

type Props = { training: ClassForm; tab: ClassTab; onDirty: (isDirty: boolean) => void };

/** The tab that is open; the form begins anew with every revision. */
export function ClassSide({ training, tab, onDirty }: Props) {
  switch (tab) {
    case 'edit':
      return <ClassEditor key={training.revision} training={training} onDirty={onDirty} />;
    case 'people':
      return <PeoplePanel training={training} />;
    case 'attendance':
      return <AttendancePanel training={training} />;
    case 'materials':
      return <MaterialsEditor classId={training.id} />;
    case 'costs':
      return <CostsPanel classId={training.id} />;
    default:
      return tab satisfies never;
  }
}
