import { listAccusations } from '@shuyuan/contract/community/question-action.wire';
import { accusationStates } from '@shuyuan/contract/community/question-actions';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ComplaintList } from './ComplaintList.tsx';
import classes from './Moderation.module.css';

/** D-132: what people complain about, the oldest first. */
export function Complaints() {
  const t = useT('admin');
  const { state: asked } = useSearchParams();
  const paging = usePaging();
  const state = accusationStates.find((name) => name === asked) ?? 'open';
  const read = useRead(listAccusations, { ...paging, state }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Panel>
      <div className={classes.tools}>
        <ChoiceTabs
          label={t('admin.moderation.states')}
          tabs={accusationStates.map((name) => ({ name, label: t(`admin.moderation.state.${name}`) }))}
          current={state}
          onChoose={(name) => changeSearch({ state: name === 'open' ? undefined : name, page: undefined })}
        />
      </div>
      <ComplaintList read={read} paging={paging} />
    </Panel>
  );
}
