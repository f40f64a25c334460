import { useAddressState } from '../../../lib/address-state.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ManagedClasses } from '../manage/list/ManagedClasses.tsx';
import { ClassReport } from '../manage/report/ClassReport.tsx';
import { NewClassButton } from '../manage/list/NewClassButton.tsx';
import { ClassCards } from './ClassCards.tsx';
import { classBoxes, myClassesAddress } from './my-classes-address.ts';
import { OwnClassTable } from './OwnClassTable.tsx';
import { useClassCounts } from './use-class-counts.ts';

/** D-179: the classes one has applied for, those one can apply for, and those one runs. */
export function MyClassesPage() {
  const t = useT('classes');
  const canCreate = useCan('class.create');
  const [{ view, box, page, pageSize }, move] = useAddressState(myClassesAddress);
  const counts = useClassCounts();
  const isManaging = view !== undefined;
  const learning = classBoxes.map((name) => ({
    name,
    label: t(`classes.box.${name}`),
    count: counts[name],
    search: { box: name === 'mine' ? undefined : name },
  }));
  // Whoever teaches a class may make none of their own; the page of the class leads them here.
  const managing =
    canCreate || isManaging
      ? (['manage', 'report'] as const).map((name) => ({
          name,
          label: t(`classes.box.${name}`),
          search: { view: name },
        }))
      : [];
  return (
    <>
      <PageTitle
        title={t('classes.title')}
        description={t('classes.text')}
        actions={isManaging && canCreate && <NewClassButton />}
      />
      <PathTabs
        to="centerMy"
        params={{ name: 'class' }}
        label={t('classes.boxes')}
        tabs={[...learning, ...managing]}
        current={view ?? box}
      />
      {view === 'manage' && <ManagedClasses />}
      {view === 'report' && <ClassReport />}
      {!isManaging && box === 'mine' && <OwnClassTable paging={{ page, pageSize }} onMove={move} />}
      {!isManaging && box === 'open' && <ClassCards box={box} search="" paging={{ page, pageSize }} onMove={move} />}
    </>
  );
}
