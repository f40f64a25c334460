import type { readOwnPack } from '@shuyuan/contract/centre/packs/own-pack.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from '../Packs.module.css';
import { StandingTag } from '../StandingTag.tsx';
import { PackItem } from './PackItem.tsx';

type Pack = OutputOf<typeof readOwnPack>;

/** The message of the director, by when it is due, and its contents with the way to each. */
export function PackDetail({ pack: { title, message, authorName, dueTime, standing, items, mark } }: { pack: Pack }) {
  const t = useT('packs');
  const { dateTime } = useFormat();
  return (
    <>
      <PageTitle
        title={<bdi>{title}</bdi>}
        description={t('packs.mine.from', { name: authorName, time: dateTime(dueTime - 1) })}
        actions={<StandingTag standing={standing} />}
      />
      {standing === 'withdrawn' && <HintText>{t('packs.mine.withdrawn')}</HintText>}
      {mark && <HintText>{t('packs.mark.by', { name: mark.authorName, reason: mark.reason })}</HintText>}
      {message !== '' && (
        <Panel>
          <p className={classes.message}>{message}</p>
        </Panel>
      )}
      <Panel title={t('packs.items')}>
        <ol className={classes.items}>
          {items.map((item) => (
            <PackItem key={`${item.kind} ${item.businessId}`} item={item} dueTime={dueTime} />
          ))}
        </ol>
      </Panel>
    </>
  );
}
