import { contactStates } from '@shuyuan/contract/site/contact';
import { listContacts } from '@shuyuan/contract/site/contact.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { contactAddress } from './contact-address.ts';
import { LetterList } from './LetterList.tsx';

/** D-187: the letters of visitors, and which of them were answered. */
export function LettersPage() {
  const t = useT('operation');
  const [{ state, ...paging }, change] = useAddressState(contactAddress);
  const letters = useRead(listContacts, { ...paging, ...(state && { state }) }, { claims: 'notices' });
  const tabs = (['all', ...contactStates] as const).map((name) => ({ name, label: t(`contact.tab.${name}`) }));
  return (
    <>
      <PageTitle title={t('contact.title')} description={t('contact.text')} />
      <Stack>
        <ChoiceTabs
          label={t('contact.tabs')}
          tabs={tabs}
          current={state ?? 'all'}
          onChoose={(name) => change({ state: name === 'all' ? undefined : name, page: 1 })}
        />
        <ReadStates read={letters} failed={t('contact.failed')} shape="list">
          {({ items, recordCount }) => (
            <>
              <LetterList letters={items} />
              <ListPager paging={paging} recordCount={recordCount} onChange={change} />
            </>
          )}
        </ReadStates>
      </Stack>
    </>
  );
}
