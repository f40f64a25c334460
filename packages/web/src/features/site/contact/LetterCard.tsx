import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { answerContact, listContacts } from '@shuyuan/contract/site/contact.wire';
import { useFormat } from '../../../lib/format.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './LetterList.module.css';

export type Letter = OutputOf<typeof listContacts>['items'][number];

/** A letter, and the way to note that it was answered. */
export function LetterCard({ letter }: { letter: Letter }) {
  const t = useT('operation');
  const format = useFormat();
  const write = useWrite(answerContact, { refreshes: [listContacts] });
  const isNew = letter.state === 'new';
  return (
    <Card as="li" className={classes.letter}>
      <div className={classes.head}>
        <bdi className={classes.name}>{letter.name}</bdi>
        {letter.company && <bdi>{letter.company}</bdi>}
        <a href={`mailto:${letter.address}`} dir="ltr">
          {letter.address}
        </a>
        <Tag tone={isNew ? 'cinnabar' : 'neutral'}>{t(`contact.state.${letter.state}`)}</Tag>
      </div>
      <p className={classes.words} dir="auto">
        {letter.text}
      </p>
      <div className={classes.foot}>
        <HintText as="span">
          {format.dateTime(letter.createdAt)} · {t(letter.isMailed ? 'contact.mailed' : 'contact.notMailed')}
          {letter.answeredBy !== null && letter.answeredAt !== null && (
            <>
              {' · '}
              {t('contact.answeredBy', { name: letter.answeredBy, time: format.dateTime(letter.answeredAt) })}
            </>
          )}
        </HintText>
        <Button
          variant="default"
          size="compact-md"
          loading={write.isPending}
          aria-label={t(isNew ? 'contact.answer.named' : 'contact.reopen.named', { name: letter.name })}
          onClick={() => write.mutate({ id: letter.id, state: isNew ? 'answered' : 'new' })}
        >
          {t(isNew ? 'contact.answer' : 'contact.reopen')}
        </Button>
      </div>
    </Card>
  );
}
