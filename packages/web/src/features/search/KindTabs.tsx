import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import type { search } from '@shuyuan/contract/search/search.wire';
import { useT } from '../../lib/texts.ts';
import { ChoiceTabs } from '../../ui/ChoiceTabs.tsx';
import type { SearchMove } from './search-address.ts';

type Props = { counts: OutputOf<typeof search>['counts']; kind: SearchKind | undefined; onMove: SearchMove };

/** The kinds of which something was found, each with its count. */
export function KindTabs({ counts, kind, onMove }: Props) {
  const t = useT('search');
  const counted = counts.map(({ kind: name, count, isMore }) => ({
    name,
    label: t(isMore ? 'search.kind.more' : 'search.kind.counted', { kind: t(`search.kind.${name}`), count }),
  }));
  // A tab that was opened stays when a filter leaves nothing of its kind.
  const isGone = kind !== undefined && !counts.some((one) => one.kind === kind);
  const opened = isGone ? [{ name: kind, label: t(`search.kind.${kind}`) }] : [];
  const tabs: { name: SearchKind | 'all'; label: string }[] = [
    { name: 'all', label: t('search.kind.all') },
    ...counted,
    ...opened,
  ];
  return (
    <ChoiceTabs
      label={t('search.kinds')}
      tabs={tabs}
      current={kind ?? 'all'}
      onChoose={(name) => onMove({ kind: name === 'all' ? undefined : name, page: 1 })}
    />
  );
}
