import { type TaskKind, taskKinds } from '@shuyuan/contract/centre/task';
import { addressCodec, addressPaging, useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useTasks } from '../../shared/tasks/use-tasks.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TaskPanel } from './TaskPanel.tsx';

type Choice = TaskKind | 'all';
type Props = { kind: TaskKind | undefined; onChoose: (kind: TaskKind | undefined) => void };

const address = addressCodec(addressPaging());

/** D-180: everything the reader has to do, or what of it is of one kind. */
export function TaskList({ kind, onChoose }: Props) {
  const t = useT('personal');
  const [{ page, pageSize }, move] = useAddressState(address);
  const list = useTasks({ page, pageSize, kind });
  const counts = list.data?.counts;
  const kinds = taskKinds.filter((name) => name === kind || (counts?.[name] ?? 0) > 0);
  const tabs = (['all', ...kinds] satisfies Choice[]).map((name: Choice) => ({
    name,
    label:
      name === 'all'
        ? t('tasks.kind.all')
        : t('tasks.kind.counted', { kind: t(`tasks.kind.${name}`), count: counts?.[name] ?? 0 }),
  }));
  return (
    <>
      <PageTitle
        title={t('tasks.title')}
        description={t('tasks.text')}
        actions={
          <PathLink to="centerMy" params={{ name: 'duties' }}>
            {t('centre.duties.title')}
          </PathLink>
        }
      />
      <Stack>
        <ChoiceTabs
          label={t('tasks.kinds')}
          tabs={tabs}
          current={kind ?? 'all'}
          onChoose={(name) => onChoose(name === 'all' ? undefined : name)}
        />
        <ReadStates read={list} failed={t('tasks.failed')} shape="list" count={5}>
          {({ items, recordCount }) => (
            <>
              <TaskPanel tasks={items} recordCount={recordCount} />
              <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={move} />
            </>
          )}
        </ReadStates>
      </Stack>
    </>
  );
}
