import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';

const tabs = ['all', 'mine'] as const;
type Tab = (typeof tabs)[number];

/** Everything that is coming, or what one subscribed to. */
export function ComingTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  const t = useT('activity');
  const named = tabs.map((name) => ({ name, label: t(`live.home.coming.${name}`) }));
  return <ChoiceTabs label={t('live.home.coming.which')} tabs={named} current={tab} onChoose={onChoose} />;
}
