import type { Paging } from '@shuyuan/contract/kernel/paging';
import { Pager } from '../../ui/Pager.tsx';
import { usePagerLabels } from '../../lib/part-texts.ts';

type Props = {
  paging: Paging;
  recordCount: number;
  sizes?: readonly number[];
  onChange: (paging: Paging) => void;
};

/** The pager of a list; one without anything has none. */
export function ListPager({ paging, recordCount, sizes, onChange }: Props) {
  const labels = usePagerLabels();
  if (recordCount === 0) return null;
  return <Pager {...paging} {...(sizes && { sizes })} recordCount={recordCount} labels={labels} onChange={onChange} />;
}
