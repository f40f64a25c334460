import { useT } from '../../../lib/texts.ts';
import classes from './ComingTabs.module.css';

const tabs = ['all', 'mine'] as const;
type Tab = (typeof tabs)[number];

/** Two lists in one place; which one is shown is said by the pressed button. */
export function ComingTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  const t = useT('activity');
  return (
    <fieldset className={classes.root} aria-label={t('live.home.coming.which')}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.tab}
          aria-pressed={one === tab}
          onClick={() => onChoose(one)}
        >
          {t(`live.home.coming.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
