import type { listAccusations } from '@shuyuan/contract/community/question-action.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AuthorName } from '../questions/AuthorName.tsx';
import { ComplaintSubject } from './ComplaintSubject.tsx';
import classes from './Moderation.module.css';
import { SettleDialog } from './SettleDialog.tsx';

type Props = { complaint: OutputOf<typeof listAccusations>['items'][number] };

/** A complaint, what it is about, and what can become of it. */
export function Complaint({ complaint }: Props) {
  const t = useT('admin');
  const share = useT('share');
  const format = useFormat();
  const [asks, setAsks] = useState<'uphold' | 'dismiss' | null>(null);
  const { id, title, excerpt, author, accuser, reason, text, state } = complaint;
  // D-132: who complains about the reader is not named, and somebody else settles it.
  const disabledReason = accuser === null ? t('admin.moderation.ownCase') : undefined;
  return (
    <article className={classes.complaint}>
      <div className={classes.head}>
        <ComplaintSubject complaint={complaint}>
          <bdi>{title}</bdi>
        </ComplaintSubject>
        <Tag tone="cinnabar">{share(`community.accuse.${reason}`)}</Tag>
        <Tag>{t(`admin.moderation.target.${complaint.targetType}`)}</Tag>
      </div>
      <blockquote className={classes.quote} dir="auto">
        {excerpt}
      </blockquote>
      {text && (
        <p className={classes.words} dir="auto">
          {text}
        </p>
      )}
      <div className={classes.soft}>
        <span>
          {t('admin.moderation.author')} <AuthorName author={author} />
        </span>
        <span>
          {t('admin.moderation.accuser')}{' '}
          {accuser === null ? t('admin.moderation.accuser.hidden') : <AuthorName author={accuser} />}
        </span>
        <time dateTime={new Date(complaint.createTime).toISOString()}>{format.dateTime(complaint.createTime)}</time>
      </div>
      {state === 'open' && (
        <div className={classes.actions}>
          <ActionButton size="xs" variant="default" disabledReason={disabledReason} onClick={() => setAsks('dismiss')}>
            {t('admin.moderation.dismiss')}
          </ActionButton>
          <ActionButton size="xs" color="cinnabar" disabledReason={disabledReason} onClick={() => setAsks('uphold')}>
            {t('admin.moderation.uphold')}
          </ActionButton>
        </div>
      )}
      {asks && <SettleDialog id={id} answer={asks} onClose={() => setAsks(null)} />}
    </article>
  );
}
