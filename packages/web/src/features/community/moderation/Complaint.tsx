import { Button } from '@mantine/core';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { listAccusations } from '@shuyuan/contract/community/question-action.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { AuthorName } from '../questions/AuthorName.tsx';
import { QuestionLink } from '../questions/QuestionLink.tsx';
import classes from './Moderation.module.css';
import { SettleDialog } from './SettleDialog.tsx';

type Props = { complaint: OutputOf<typeof listAccusations>['items'][number] };

/** A complaint, what it is about, and what can become of it. */
export function Complaint({ complaint }: Props) {
  const t = useT('admin');
  const share = useT('share');
  const format = useFormat();
  const [asks, setAsks] = useState<'uphold' | 'dismiss' | null>(null);
  const { id, targetType, targetId, questionId, title, excerpt, author, accuser, reason, text, state } = complaint;
  // Both addresses open whatever it is.
  const place = { id: questionId, kind: QuestionKind.ask };
  return (
    <article className={classes.complaint}>
      <div className={classes.head}>
        <QuestionLink question={place} at={targetType === 'discuss' ? targetId : undefined} className={classes.title}>
          <bdi>{title}</bdi>
        </QuestionLink>
        <Tag tone="cinnabar">{share(`community.accuse.${reason}`)}</Tag>
        <Tag>{t(`admin.moderation.target.${targetType}`)}</Tag>
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
          {t('admin.moderation.accuser')} <AuthorName author={accuser} />
        </span>
        <time dateTime={new Date(complaint.createTime).toISOString()}>{format.dateTime(complaint.createTime)}</time>
      </div>
      {state === 'open' && (
        <div className={classes.actions}>
          <Button size="xs" variant="default" onClick={() => setAsks('dismiss')}>
            {t('admin.moderation.dismiss')}
          </Button>
          <Button size="xs" color="cinnabar" onClick={() => setAsks('uphold')}>
            {t('admin.moderation.uphold')}
          </Button>
        </div>
      )}
      {asks && <SettleDialog id={id} answer={asks} onClose={() => setAsks(null)} />}
    </article>
  );
}
