import { Button, Textarea } from '@mantine/core';
import { addDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { discussionMax } from '@shuyuan/contract/community/questions';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { isEnter } from '../../../ui/keys.ts';
import { type Discuss, type Discussed, discussReads, subjectOf } from './discuss.ts';
import classes from './Discussion.module.css';

type Props = {
  question: Discussed;
  /** Below which answer, and whom it answers; none: an answer of its own. */
  reply?: { readonly parentId: string; readonly replyToId?: string | undefined; readonly name: string } | undefined;
  onSent: (discuss: Discuss) => void;
  onCancel?: () => void;
};

/** Writes an answer or a reply. What the server refuses stays in the field. */
export function Composer({ question, reply, onSent, onCancel }: Props) {
  const t = useT('share');
  const common = useT('common');
  const format = useFormat();
  const countId = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const answered = reply?.replyToId ?? reply?.parentId;
  // A reply is written where it was asked for: whoever pressed the button goes on with the keys, and with the words
  // they had begun to somebody else.
  useEffect(() => {
    if (answered !== undefined) field.current?.focus();
  }, [answered]);
  const send = useWrite(addDiscussion, {
    refreshes: discussReads,
    onSuccess: (discuss) => {
      setText('');
      onSent(discuss);
    },
  });
  const words = text.trim();
  const length = textLength(words);
  const isTooLong = length > discussionMax;
  const label = reply
    ? t('community.discuss.reply.to', { name: reply.name })
    : t(question.isCourse ? 'community.discuss.course.write' : 'community.discuss.write');
  const submit = () => {
    if (words === '' || isTooLong || send.isPending) return;
    send.mutate({
      ...subjectOf(question),
      content: words,
      ...(reply && { parentId: reply.parentId }),
      ...(reply?.replyToId !== undefined && { replyToId: reply.replyToId }),
    });
  };
  return (
    <div className={classes.composer}>
      <Textarea
        ref={field}
        aria-label={label}
        aria-describedby={countId}
        placeholder={label}
        autosize
        minRows={2}
        maxRows={10}
        value={text}
        readOnly={send.isPending}
        error={isTooLong && t('community.discuss.tooLong', { max: discussionMax })}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isEnter(event) && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <div className={classes.composerFoot}>
        <span id={countId} className={classes.used} data-over={isTooLong || undefined}>
          {t('community.discuss.used', { count: format.count(length), max: format.count(discussionMax) })}
        </span>
        {onCancel && (
          <Button size="xs" variant="subtle" color="gray" onClick={onCancel}>
            {common('dialog.cancel')}
          </Button>
        )}
        <Button size="xs" loading={send.isPending} disabled={words === '' || isTooLong} onClick={submit}>
          {t(reply ? 'community.discuss.reply' : 'community.discuss.send')}
        </Button>
      </div>
    </div>
  );
}
