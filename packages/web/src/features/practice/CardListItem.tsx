import { Button } from '@mantine/core';
import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listCards, readNextCard, readPractice, suspendCard } from '@shuyuan/contract/practice/practice.wire';
import { useFormat } from '../../lib/format.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { CardOrigin } from './CardOrigin.tsx';
import classes from './Practice.module.css';

type ListedCard = OutputOf<typeof listCards>['items'][number];

const isPast = (time: number): boolean => time <= Date.now();

/** One card of the list: when it comes again, where it comes from, and the button that puts it aside. */
export function CardListItem({ card }: { card: ListedCard }) {
  const t = useT('practice');
  const format = useFormat();
  const { id, isSuspended, dueTime, lapseCount } = card;
  const text = listedText(card.text);
  const suspending = useWrite(suspendCard, { refreshes: [listCards, readNextCard, readPractice] });
  const due = (): string => {
    if (dueTime === null) return t('practice.card.new');
    return isPast(dueTime) ? t('practice.card.now') : t('practice.card.due', { time: format.relative(dueTime) });
  };
  return (
    <Card as="li" className={classes.item}>
      <div className={classes.itemHead}>
        <p className={classes.itemText}>{text}</p>
        {isSuspended ? <Tag>{t('practice.card.suspended')}</Tag> : <Tag tone="pine">{due()}</Tag>}
      </div>
      {lapseCount > 0 && (
        <HintText as="span">{t('practice.card.lapses', { count: format.count(lapseCount) })}</HintText>
      )}
      <div className={classes.itemFoot}>
        <CardOrigin origin={card.origin} />
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t(isSuspended ? 'practice.card.resume.of' : 'practice.card.suspend.of', { text })}
          loading={suspending.isPending}
          onClick={() => suspending.mutate({ id, isSuspended: !isSuspended })}
        >
          {t(isSuspended ? 'practice.card.resume' : 'practice.card.suspend')}
        </Button>
      </div>
    </Card>
  );
}
