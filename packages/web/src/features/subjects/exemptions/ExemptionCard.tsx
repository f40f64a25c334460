import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listExemptions } from '@shuyuan/contract/subjects/exemption.wire';
import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './ExemptionCard.module.css';

type Props = {
  exemption: OutputOf<typeof listExemptions>['items'][number];
  onDecide: (decision: 'agree' | 'refuse') => void;
};

/** The person who asks, the item, the reason and the evidence. */
export function ExemptionCard({ exemption, onDecide }: Props) {
  const t = useT('subjects');
  const { dateTime } = useFormat();
  const { person, subjectTitle, itemTitle, reason, files, state, comment, askTime, deciderName } = exemption;
  return (
    <Card as="li" className={classes.root}>
      <div className={classes.head}>
        <span className={classes.title}>
          {t('subjects.exemption.who', { name: person.fullName, title: itemTitle })}
        </span>
        <HintText as="span">{dateTime(askTime)}</HintText>
      </div>
      <HintText as="span">
        {person.organizationName} · {subjectTitle}
      </HintText>
      <p className={classes.reason}>{reason}</p>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={t('subjects.exemption.files')}>
          {files.map(({ id, name, path }) => (
            <li key={id}>
              <a href={path} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {state === 'waiting' ? (
        <div className={classes.buttons}>
          <Button onClick={() => onDecide('agree')}>{t('subjects.exemption.agree')}</Button>
          <Button variant="default" onClick={() => onDecide('refuse')}>
            {t('subjects.exemption.refuse')}
          </Button>
        </div>
      ) : (
        <HintText as="span">
          {t('subjects.exemption.by', { name: deciderName ?? '' })} {comment}
        </HintText>
      )}
    </Card>
  );
}
