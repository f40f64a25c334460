import { listOwnDuties } from '@shuyuan/contract/assignments/duty.wire';
import { ownDutyViews } from '@shuyuan/contract/assignments/own-duty-views';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { DutiesProps } from './duties-address.ts';
import { MyAbsences } from './MyAbsences.tsx';
import { OwnDutyList } from './OwnDutyList.tsx';

/** The duties that are open or over, and the days one is away. */
export function OwnDuties({ state: { view, page, pageSize }, onMove }: DutiesProps) {
  const t = useT('assignments');
  const personal = useT('personal');
  const list = useRead(
    listOwnDuties,
    { view, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <Stack gap={20}>
      <ChoiceTabs
        label={personal('centre.duties.title')}
        tabs={ownDutyViews.map((name) => ({ name, label: t(`assignments.mine.${name}`) }))}
        current={view}
        onChoose={(name) => onMove({ view: name, page: 1 })}
      />
      <OwnDutyList list={list} view={view} paging={{ page, pageSize }} onMove={onMove} />
      <MyAbsences />
    </Stack>
  );
}
