import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { DueBar } from '../../director/DueBar.tsx';
import classes from '../Packs.module.css';
import type { PackView } from './pack-reads.ts';
import { PackContents } from './content/PackContents.tsx';

/** The contents of a pack, by when it is due, how many have read it and how far they are. */
export function PackFacts({ pack }: { pack: PackView }) {
  const { authorName, pushTime, dueTime, message, counts } = pack;
  const t = useT('packs');
  const { dateTime, count } = useFormat();
  const read = t('packs.read.count', { read: count(counts.read), people: count(counts.people) });
  return (
    <Panel title={t('packs.items')}>
      <Stack gap={12}>
        <HintText>
          {t('packs.author')} <bdi>{authorName}</bdi> · {dateTime(pushTime)} · {t('packs.due')} {dateTime(dueTime - 1)}{' '}
          · {t('packs.read')} {read}
        </HintText>
        {message !== '' && <p className={classes.message}>{message}</p>}
        <PackContents pack={pack} />
        <DueBar counts={counts} />
      </Stack>
    </Panel>
  );
}
