import type { ReactNode } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Catalogue } from './Catalogue.tsx';
import { ContinueSection } from './ContinueSection.tsx';
import { type CatalogueLists, isWholeCatalogue, studyAddress } from './study-address.ts';
import classes from './StudyHome.module.css';
import { StudyWays } from './StudyWays.tsx';
import { Suggestions } from './suggested/Suggestions.tsx';

type Props = {
  /** The reader's subjects with what is due. */
  dueSubjects: ReactNode;
  /** ENUM-12: what is looked for of the kinds of other features. */
  lists: CatalogueLists;
};

/** ROUTE-18: on with what one began, then everything there is to learn; or what of it is looked for. */
export function StudyHomePage({ dueSubjects, lists }: Props) {
  const t = useT('study');
  const [state, change] = useAddressState(studyAddress);
  const lookFor = (search: string) => change({ search, page: 1 });
  const search = (
    <SearchBox
      className={classes.search}
      label={t('study.home.search')}
      placeholder={t('study.home.search')}
      clearLabel={t('study.home.search.clear')}
      initialValue={state.search}
      onSearch={lookFor}
      onClear={() => state.search !== '' && lookFor('')}
    />
  );
  return (
    <>
      <PageTitle
        title={t('study.home.title')}
        description={t('study.home.text')}
        actions={
          <div className={classes.ways}>
            <StudyWays />
            {search}
          </div>
        }
      />
      <Stack gap={24}>
        {isWholeCatalogue(state) && (
          <>
            <ContinueSection />
            {dueSubjects}
            <Suggestions />
          </>
        )}
        <Catalogue state={state} onChange={change} lists={lists} />
      </Stack>
    </>
  );
}
