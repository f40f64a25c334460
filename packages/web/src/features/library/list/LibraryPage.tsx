import { useAddressState } from '../../../lib/address-state.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { libraryAddress, libraryViews } from '../library-address.ts';
import { ManagedItems } from '../manage/ManagedItems.tsx';
import { NewItemButton } from '../manage/NewItemButton.tsx';
import { OpenItems } from './OpenItems.tsx';

/** ROUTE-35: everything there is to read without having to learn it, and what the reader brought. */
export function LibraryPage() {
  const t = useT('library');
  const [state, move] = useAddressState(libraryAddress);
  const canCreate = useCan('course.create');
  const views = libraryViews.filter((view) => view !== 'manage' || canCreate);
  const current = views.includes(state.view) ? state.view : 'open';
  const tabs = views.map((name) => ({
    name,
    label: t(`library.view.${name}`),
    search: { view: name === 'open' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('library.title')} description={t('library.text')} actions={canCreate && <NewItemButton />} />
      <Stack gap={20}>
        <PathTabs to="knowledgeList" params={{}} label={t('library.view')} tabs={tabs} current={current} />
        {current === 'manage' ? (
          <ManagedItems state={state} onMove={move} />
        ) : (
          <OpenItems state={{ ...state, view: current }} onMove={move} />
        )}
      </Stack>
    </>
  );
}
