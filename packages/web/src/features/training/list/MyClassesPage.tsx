import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ClassCards } from './ClassCards.tsx';
import { classBoxes, myClassesAddress } from './my-classes-address.ts';

/** D-179: the classes one has applied for, and those one can apply for. */
export function MyClassesPage() {
  const t = useT('classes');
  const [{ box, page, pageSize }, move] = useAddressState(myClassesAddress);
  const tabs = classBoxes.map((name) => ({
    name,
    label: t(`classes.box.${name}`),
    search: { box: name === 'mine' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('classes.title')} description={t('classes.text')} />
      <PathTabs to="centerMy" params={{ name: 'class' }} label={t('classes.boxes')} tabs={tabs} current={box} />
      <ClassCards box={box} search="" paging={{ page, pageSize }} onMove={move} />
    </>
  );
}
