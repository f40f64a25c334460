import { CollectedQuestions } from '../../features/community/questions/CollectedQuestions.tsx';
import { OwnLives } from '../../features/live/mine/OwnLives.tsx';
import { CollectedCourses } from '../../features/study/home/CollectedCourses.tsx';
import { addressChoice, addressCodec, addressPaging, useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { PathTabs } from '../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { CollectedItems } from './CollectedItems.tsx';
import { collectedBoxes, useCollectedCounts } from './use-collected-counts.ts';

const address = addressCodec({ box: addressChoice(collectedBoxes, 'post'), ...addressPaging() });

/** D-179, SYSTEM-08: everything the reader has collected, by what it is. */
export function CollectedPage() {
  const t = useT('centre');
  const [{ box, page, pageSize }, move] = useAddressState(address);
  const counts = useCollectedCounts();
  return (
    <>
      <PageTitle
        title={t('centre.collect.title')}
        description={t('centre.collect.text')}
        actions={<PathLink to="myCollection">{t('centre.collect.follows')}</PathLink>}
      />
      <PathTabs
        to="centerMy"
        params={{ name: 'collect' }}
        label={t('centre.collect.boxes')}
        tabs={collectedBoxes.map((name) => ({
          name,
          count: counts[name],
          label: t(`centre.collect.box.${name}`),
          search: { box: name === 'post' ? undefined : name },
        }))}
        current={box}
      />
      {box === 'post' && <CollectedQuestions list="collected" />}
      {box === 'course' && <CollectedCourses />}
      {box === 'library' && <CollectedItems />}
      {box === 'live' && <OwnLives box="collected" paging={{ page, pageSize }} onMove={move} />}
    </>
  );
}
