import { SegmentedControl } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';

const tabs = ['all', 'mine'] as const;
type Tab = (typeof tabs)[number];

export function ComingTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  const t = useT('activity');
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('live.home.coming.which')}
      value={tab}
      data={tabs.map((value) => ({ value, label: t(`live.home.coming.${value}`) }))}
      onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'all')}
    />
  );
}
