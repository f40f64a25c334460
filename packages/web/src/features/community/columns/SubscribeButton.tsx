import { readAttentionStatistic } from '@shuyuan/contract/community/attention.wire';
import {
  listAccountColumns,
  listSubscribedColumns,
  readColumn,
  readColumnSummary,
  subscribeColumn,
} from '@shuyuan/contract/community/column.wire';
import { listSubscribedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { useFormat } from '../../../lib/format.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { CountedSwitch } from '../CountedSwitch.tsx';
import { useCountedSwitch } from '../use-counted-switch.ts';
import type { Column } from './column.ts';

/** Not what is recommended: a column just subscribed to would vanish from under the pointer. */
const lists = [
  listAccountColumns,
  listSubscribedColumns,
  listSubscribedQuestions,
  readAttentionStatistic,
  readColumn,
  readColumnSummary,
] as const;

type Props = { column: Pick<Column, 'id' | 'title' | 'subscribeId' | 'subscribeNum'>; size?: 'xs' | 'sm' };

/** COMM-34: subscribes to a column or no longer, and how many do. */
export function SubscribeButton({ column: { id, title, subscribeId, subscribeNum }, size = 'xs' }: Props) {
  const t = useT('share');
  const format = useFormat();
  const write = useWrite(subscribeColumn, { refreshes: lists });
  const { isOn, count, toggle } = useCountedSwitch({
    isOn: subscribeId !== null,
    count: subscribeNum,
    save: async (will) => {
      const now = await write.mutateAsync({ id, isOn: will });
      return { isOn: now.subscribeId !== null, count: now.subscribeNum };
    },
  });
  return (
    <CountedSwitch
      isOn={isOn}
      word={t(isOn ? 'community.column.subscribed' : 'community.column.subscribe')}
      label={t(isOn ? 'community.column.unsubscribe.named' : 'community.column.subscribe.named', { name: title })}
      count={t('community.column.subscribers', { count: format.abbreviated(count) })}
      size={size}
      onToggle={toggle}
    />
  );
}
