import { useT } from '../../../../lib/texts.ts';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ItemRow } from './exam-statistics.ts';
import classes from './Statistics.module.css';
import { useItemColumns } from './use-item-columns.tsx';

/** Every question with its numbers and what an author should look at. */
export function ItemTable({ items }: { items: readonly ItemRow[] }) {
  const t = useT('examining');
  return (
    <Panel title={t('examining.statistics.items')} padding="flush">
      <HintText className={classes.help}>{t('examining.statistics.help')}</HintText>
      <DataTable
        caption={t('examining.statistics.items')}
        columns={useItemColumns()}
        rowKey={({ questionId, version, points }) => `${questionId} ${version} ${points}`}
        content={{ state: 'ready', rows: items, empty: null }}
      />
    </Panel>
  );
}
