import type { listOwnPacks } from '@shuyuan/contract/centre/packs/own-pack.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from '../Packs.module.css';
import { StandingTag } from '../StandingTag.tsx';

/** One's pack in a line, with the way to it. */
export function OwnPackRow({ pack }: { pack: OutputOf<typeof listOwnPacks>['items'][number] }) {
  const t = useT('packs');
  const { dateTime, count } = useFormat();
  const { id, title, authorName, dueTime, standing, finishedCount, askedCount, isRead } = pack;
  return (
    <li className={classes.item}>
      <div className={classes.itemTitle}>
        <PathLink to="studyPackDetail" params={{ id }}>
          <bdi>{title}</bdi>
        </PathLink>
        <HintText>{t('packs.mine.from', { name: authorName, time: dateTime(dueTime - 1) })}</HintText>
      </div>
      {!isRead && <Tag tone="cinnabar">{t('packs.mine.new')}</Tag>}
      <HintText as="span">{t('packs.progress', { finished: count(finishedCount), asked: count(askedCount) })}</HintText>
      <StandingTag standing={standing} />
    </li>
  );
}
