import { addressChoice, addressCodec, addressPaging, useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { OwnLives } from './OwnLives.tsx';
import { ownBoxes, useOwnLivesCount } from './use-own-lives.ts';

const address = addressCodec({ box: addressChoice(ownBoxes, 'subscribed'), ...addressPaging() });

/** D-179: the lives the reader subscribed to, attended or collected. */
export function OwnLivesPage() {
  const t = useT('centre');
  const [{ box, page, pageSize }, move] = useAddressState(address);
  const counts = {
    subscribed: useOwnLivesCount('subscribed'),
    attended: useOwnLivesCount('attended'),
    collected: useOwnLivesCount('collected'),
  };
  return (
    <>
      <PageTitle title={t('centre.live.title')} description={t('centre.live.text')} />
      <PathTabs
        to="centerMy"
        params={{ name: 'live' }}
        label={t('centre.live.boxes')}
        tabs={ownBoxes.map((name) => ({
          name,
          label: t(`centre.live.box.${name}`),
          count: counts[name],
          search: { box: name === 'subscribed' ? undefined : name },
        }))}
        current={box}
      />
      <OwnLives key={box} box={box} paging={{ page, pageSize }} onMove={move} />
    </>
  );
}
