import { recommendKinds } from '@shuyuan/contract/recommend/recommend-kinds';
import { useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DismissedList } from './DismissedList.tsx';
import { PersonalSwitch } from './PersonalSwitch.tsx';
import { dismissedTab, recommendAddress } from './recommend-address.ts';
import { RecommendList } from './RecommendList.tsx';

/** ROUTE-33: what suits the reader, each with why, by kind; and what they said no to. */
export function RecommendPage() {
  const t = useT('recommend');
  const [state, move] = useAddressState(recommendAddress);
  const { tab } = state;
  const tabs = [
    { name: 'all', label: t('recommend.kind.all') },
    ...recommendKinds.map((name) => ({ name, label: t(`recommend.kind.${name}`) })),
    { name: dismissedTab, label: t('recommend.dismissed.tab') },
  ] as const;
  return (
    <>
      <PageTitle title={t('recommend.title')} description={t('recommend.text')} />
      <Stack>
        <ChoiceTabs
          label={t('recommend.kinds')}
          tabs={tabs}
          current={tab ?? 'all'}
          onChoose={(name) => move({ tab: name === 'all' ? undefined : name, page: 1 })}
        />
        {tab === dismissedTab ? (
          <DismissedList state={state} onMove={move} />
        ) : (
          <RecommendList key={tab ?? 'all'} kind={tab} />
        )}
        <PersonalSwitch />
      </Stack>
    </>
  );
}
