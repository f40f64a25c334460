import { awardStates } from '@shuyuan/contract/certificates/award-states';
import type { listOwnCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import type { AwardsState } from './awards-address.ts';

type Counts = OutputOf<typeof listOwnCertificates>['counts'];
type Props = { current: AwardsState['state']; counts: Counts | undefined };

/** The states of one's certificates that there are, with how many of each. */
export function AwardTabs({ current, counts }: Props) {
  const t = useT('study');
  const centre = useT('centre');
  const shown = awardStates.filter((state) => state === current || (counts?.[state] ?? 0) > 0);
  const all = Object.values(counts ?? {}).reduce((sum, of) => sum + of, 0);
  const tabs = [
    { name: String(undefined), label: centre('centre.filter.all'), count: all, search: {} },
    ...shown.map((state) => ({
      name: state,
      label: t(`certificates.state.${state}`),
      count: counts?.[state],
      search: { state },
    })),
  ];
  return (
    <PathTabs
      to="centerMy"
      params={{ name: 'certificate' }}
      label={centre('centre.column.status')}
      tabs={tabs}
      current={String(current)}
    />
  );
}
