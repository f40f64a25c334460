import { NativeSelect } from '@mantine/core';
import { isNoticeKind, noticeKinds } from '@shuyuan/contract/notifications/notice-kinds';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import classes from './NoticesPage.module.css';
import { type NoticePlace, noticeSearch } from './notice-address.ts';

type Props = { place: NoticePlace; onMove: (place: NoticePlace) => void };

/** Read or not as links, so that back and reload keep the place; the kind as a choice beside them. */
export function NoticeFilters({ place, onMove }: Props) {
  const t = useT('notices');
  const kinds = noticeKinds.map((kind) => ({ value: kind, label: t(`noticeKind.${kind}`) }));
  return (
    <div className={classes.filters}>
      <nav className={classes.tabs} aria-label={t('notices.filter')}>
        {[false, true].map((isUnread) => (
          <PathLink
            key={String(isUnread)}
            to="centerMy"
            params={{ name: 'notifications' }}
            search={noticeSearch({ ...place, isUnread, page: 1 })}
            isOneOfMany
            className={classes.tab}
            data-current={isUnread === place.isUnread}
            aria-current={isUnread === place.isUnread ? 'page' : undefined}
          >
            {isUnread ? t('notices.filter.unread') : t('notices.filter.all')}
          </PathLink>
        ))}
      </nav>
      <NativeSelect
        aria-label={t('notices.kind')}
        data={[{ value: '', label: t('notices.kind.all') }, ...kinds]}
        value={place.kind ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onMove({ ...place, kind: isNoticeKind(value) ? value : undefined, page: 1 });
        }}
      />
    </div>
  );
}
