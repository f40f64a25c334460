import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  useAddressState,
} from '../../../lib/address-state.ts';
import { useReads } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SubjectList } from './SubjectList.tsx';
import { SubjectSearch } from './SubjectSearch.tsx';

const statuses = [FinishStatus.learning, FinishStatus.finished, FinishStatus.notBegun] as const;
const address = addressCodec({ status: addressChoice(statuses), search: addressText, ...addressPaging() });

/** D-179: the reader's subjects in the centre, by how far they are. */
export function OwnSubjectsPage() {
  const t = useT('subjects');
  const study = useT('study');
  const centre = useT('centre');
  const [{ status, search, page, pageSize }, move] = useAddressState(address);
  const counts = useReads(
    listSubjects,
    [{ pageSize: 1 }, ...statuses.map((one) => ({ pageSize: 1, finishStatus: one }))],
    { claims: 'all' },
  );
  const tabs = [undefined, ...statuses].map((one, at) => {
    const label = one === undefined ? centre('centre.filter.all') : study(finishStatusLabels[one]);
    return { name: String(one), label, count: counts[at]?.data?.recordCount, search: { status: one } };
  });
  return (
    <>
      <PageTitle
        title={t('subjects.view.mine')}
        description={centre('centre.subject.text')}
        actions={<PathLink to="subjects">{t('subjects.all')}</PathLink>}
      />
      <PathTabs
        to="centerMy"
        params={{ name: 'subject' }}
        label={centre('centre.filter.status')}
        tabs={tabs}
        current={String(status)}
      />
      <Stack>
        <SubjectSearch search={search} onMove={move} />
        <SubjectList search={search} status={status} paging={{ page, pageSize }} onMove={move} />
      </Stack>
    </>
  );
}
