import type { previewPack } from '@shuyuan/contract/centre/packs/push.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';

type Person = OutputOf<typeof previewPack>['people'][number];

/** A person, the minutes left for them, and what else they have to meet about then. */
export function useWorkloadColumns(): Column<Person>[] {
  const t = useT('packs');
  const { count, date, list } = useFormat();
  return [
    { key: 'name', header: t('packs.person'), cell: ({ fullName }) => <bdi>{fullName}</bdi> },
    { key: 'unit', header: t('packs.unit'), cell: ({ organizationName }) => <bdi>{organizationName}</bdi> },
    {
      key: 'minutes',
      header: t('packs.preview.left'),
      cell: ({ minutes, doneCount, closedCount }) => (
        <div>
          {t('packs.preview.minutes', { minutes: count(minutes) })}
          {doneCount + closedCount > 0 && (
            <HintText>{t('packs.preview.notes', { done: count(doneCount), closed: count(closedCount) })}</HintText>
          )}
        </div>
      ),
    },
    {
      key: 'clashes',
      header: t('packs.preview.clashes'),
      cell: ({ clashes, clashCount }) => {
        const named = clashes.map(({ title, dueTime }) => t('packs.preview.clash', { title, date: date(dueTime - 1) }));
        const more = clashCount > clashes.length ? [`+${count(clashCount - clashes.length)}`] : [];
        return clashCount === 0 ? '' : list([...named, ...more]);
      },
    },
  ];
}
