import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { KeptState } from './draft-keeper.ts';
import classes from './Publish.module.css';

/** How it stands with the draft, without a sound: nobody is interrupted by what keeps itself. */
export function KeptLine({ kept }: { kept: KeptState }) {
  const t = useT('share');
  const format = useFormat();
  if (kept.name === 'none') return null;
  return (
    <span className={classes.kept} data-state={kept.name}>
      {kept.name === 'saved'
        ? t('community.publish.kept.saved', { time: format.time(kept.at) })
        : t(`community.publish.kept.${kept.name}`)}
    </span>
  );
}
