import type { listOwnCertificates } from '@shuyuan/contract/certificates/certificate-record.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AwardCard } from './AwardCard.tsx';
import type { AwardsState } from './awards-address.ts';

type Props = {
  awards: OutputOf<typeof listOwnCertificates>;
  state: AwardsState;
  onMove: (change: Partial<AwardsState>) => void;
};

/** A page of one's certificates. */
export function AwardList({ awards: { items, recordCount }, state: { state, page, pageSize }, onMove }: Props) {
  const t = useT('study');
  const centre = useT('centre');
  if (items.length === 0)
    return state === undefined ? (
      <EmptyState title={t('certificates.mine.empty')} text={t('certificates.mine.empty.text')} />
    ) : (
      <EmptyState title={centre('centre.filter.none.title')} />
    );
  return (
    <Stack>
      <Stack as="ul">
        {items.map((award) => (
          <AwardCard key={award.id} award={award} />
        ))}
      </Stack>
      <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
    </Stack>
  );
}
