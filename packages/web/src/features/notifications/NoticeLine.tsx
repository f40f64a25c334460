import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Check } from 'lucide-react';
import { noticeIcons } from './notice-icons.ts';
import classes from './NoticeLine.module.css';
import { type NoticeItem, useSentence } from './use-notices.ts';

type Props = { notice: NoticeItem; onRead: (id: string) => void; onFollow?: () => void };

/** One notice. Following its link reads it; without one it can be ticked off. */
export function NoticeLine({ notice, onRead, onFollow }: Props) {
  const t = useT('notices');
  const format = useFormat();
  const sentence = useSentence()(notice);
  const Icon = noticeIcons[notice.kind];
  const follow = () => {
    if (!notice.isRead) onRead(notice.id);
    onFollow?.();
  };
  return (
    <li className={classes.root} data-unread={!notice.isRead || undefined}>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={classes.words}>
        {notice.link === null ? (
          <span className={classes.sentence}>{sentence}</span>
        ) : (
          <a className={classes.sentence} href={`#${notice.link}`} onClick={follow}>
            {sentence}
          </a>
        )}
        <span className={classes.about}>
          {!notice.isRead && <span className={classes.unread}>{t('notices.unread')}</span>}
          <span>{t(`noticeKind.${notice.kind}`)}</span>
          <time dateTime={new Date(notice.createdAt).toISOString()} title={format.dateTime(notice.createdAt)}>
            {format.relative(notice.createdAt)}
          </time>
        </span>
      </span>
      {!notice.isRead && (
        <span className={classes.action}>
          <IconButton
            label={t('notices.markOne')}
            icon={<Check size={16} aria-hidden />}
            size={32}
            onClick={() => onRead(notice.id)}
          />
        </span>
      )}
    </li>
  );
}
