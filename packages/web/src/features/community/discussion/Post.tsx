import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { AuthorName } from '../questions/AuthorName.tsx';
import type { Discuss } from './discuss.ts';
import classes from './Discussion.module.css';

type Props = {
  discuss: Discuss;
  /** The address leads to it. */
  isMarked: boolean;
  faceSize: number;
  /** What may be done with it, and what stands below it. */
  children: ReactNode;
};

/** An answer or a reply; one that was taken away keeps its place for what others replied (D-133). */
export function Post({ discuss, isMarked, faceSize, children }: Props) {
  const t = useT('share');
  const format = useFormat();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMarked) place.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  const { author, content, replyTo, createTime, isAuthorOfQuestion } = discuss;
  if (content === null || author === null)
    return (
      <article ref={place} className={classes.post} data-marked={isMarked || undefined}>
        <div className={classes.words}>
          <p className={classes.gone}>{t('community.discuss.gone')}</p>
          {children}
        </div>
      </article>
    );
  return (
    <article ref={place} className={classes.post} data-marked={isMarked || undefined}>
      <Face name={author.fullName ?? ''} src={author.portrait} size={faceSize} isNamed />
      <div className={classes.words}>
        <div className={classes.by}>
          <AuthorName author={author} className={classes.author} />
          {isAuthorOfQuestion && <Tag tone="pine">{t('community.discuss.author')}</Tag>}
          {replyTo && (
            <span>
              {t('community.discuss.answers')} <bdi>{replyTo.fullName ?? t('community.question.leftPerson')}</bdi>
            </span>
          )}
          <time dateTime={new Date(createTime).toISOString()}>{format.relative(createTime)}</time>
        </div>
        <p className={classes.content} dir="auto">
          {content}
        </p>
        {children}
      </div>
    </article>
  );
}
