import { readPack } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { BackToPacks } from './BackToPacks.tsx';
import { PackFacts } from './PackFacts.tsx';
import { PackPeople } from './PackPeople.tsx';
import { PackSteps } from './PackSteps.tsx';

/** A pack that was pushed: what it is made of, and read receipt, progress, reminders and follow-up of each in one table. */
export function FollowPage({ id }: { id: string }) {
  const t = useT('packs');
  const read = useRead(readPack, { id }, { claims: 'notices' });
  return (
    <Stack gap={20}>
      <BackToPacks />
      <ReadStates read={read} failed={t('packs.one.failed')} shape="list" count={4}>
        {(pack) => (
          <>
            <PageTitle title={<bdi>{pack.title}</bdi>} actions={<PackSteps pack={pack} />} />
            <PackFacts pack={pack} />
            <PackPeople pack={pack} />
          </>
        )}
      </ReadStates>
    </Stack>
  );
}
