import { useAddressState } from '../../../lib/address-state.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ManagedClasses } from '../manage/list/ManagedClasses.tsx';
import { NewClassButton } from '../manage/list/NewClassButton.tsx';
import { ClassCards } from './ClassCards.tsx';
import { classBoxes, myClassesAddress } from './my-classes-address.ts';

/** D-179: the classes one has applied for, those one can apply for, and those one runs. */
export function MyClassesPage() {
  const t = useT('classes');
  const canCreate = useCan('class.create');
  const [{ view, box, page, pageSize }, move] = useAddressState(myClassesAddress);
  const isManaging = view === 'manage';
  const learning = classBoxes.map((name) => ({
    name,
    label: t(`classes.box.${name}`),
    search: { box: name === 'mine' ? undefined : name },
  }));
  // Whoever teaches a class may make none of their own; the page of the class leads them here.
  const managing =
    canCreate || isManaging ? [{ name: 'manage', label: t('classes.box.manage'), search: { view: 'manage' } }] : [];
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
      {isManaging ? <ManagedClasses /> : <ClassCards box={box} search="" paging={{ page, pageSize }} onMove={move} />}
    </>
  );
}
