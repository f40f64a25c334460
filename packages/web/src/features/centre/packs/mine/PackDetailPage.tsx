import { openOwnPack, readOwnPack } from '@shuyuan/contract/centre/packs/own-pack.wire';
import { useEffect } from 'react';
import { useRead, useWrite } from '../../../../lib/queries.ts';
import { usePathParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { PackDetail } from './PackDetail.tsx';

/** ROUTE-27: a pack that was pushed to the reader. That it was read is said once it stands there. */
export function PackDetailPage() {
  const t = useT('packs');
  const { id } = usePathParams('studyPackDetail');
  const read = useRead(readOwnPack, { id }, { claims: 'notices', staleTime: 0 });
  const { mutate } = useWrite(openOwnPack, { claims: 'notices' });
  const isThere = read.isSuccess;
  useEffect(() => {
    if (isThere) mutate({ id });
  }, [isThere, id, mutate]);
  return (
    <Stack gap={20}>
      <PathLink to="centerMy" params={{ name: 'packs' }}>
        {t('packs.mine.back')}
      </PathLink>
      <ReadStates read={read} failed={t('packs.one.failed')} shape="list" count={4}>
        {(pack) => <PackDetail pack={pack} />}
      </ReadStates>
    </Stack>
  );
}
