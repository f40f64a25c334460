import { TextInput } from '@mantine/core';
import { offerCards } from '@shuyuan/contract/pricing/price.wire';
import { type BoundCard, maxBoundCards } from '@shuyuan/contract/pricing/prices';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { preventEnter } from '../../../ui/keys.ts';
import { CardLinks } from './CardLinks.tsx';
import classes from './PriceForm.module.css';

/** More than these are looked for by name. */
const fewCards = 12;

type Props = { cards: readonly BoundCard[]; isWrong: boolean; onChange: (cards: readonly BoundCard[]) => void };

/** PRICE-15, D-120: the cards that open it; what is bound already stands first, also one that is offered no more. */
export function CardChoice({ cards, isWrong, onChange }: Props) {
  const t = useT('share');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const read = useRead(
    offerCards,
    { ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const isBound = ({ id }: BoundCard): boolean => cards.some((card) => card.id === id);
  const turn = (card: BoundCard, isOn: boolean): void =>
    onChange(isOn ? [...cards, card] : cards.filter(({ id }) => id !== card.id));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('pricing.form.cards')}</legend>
      <p className={classes.hint}>{t('pricing.form.cards.hint')}</p>
      {(search !== '' || (read.data?.items.length ?? 0) > fewCards) && (
        <TextInput
          aria-label={t('pricing.form.cards.search')}
          placeholder={t('pricing.form.cards.search')}
          maxLength={50}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // The form around it is not meant.
          onKeyDown={preventEnter}
        />
      )}
      <ReadStates read={read} failed={t('pricing.form.cards.failed')} shape="list" count={1}>
        {({ items }) => {
          const choices = [...cards, ...items.filter((card) => !isBound(card))];
          if (choices.length === 0) return <p className={classes.hint}>{t('pricing.form.cards.none')}</p>;
          return (
            <div className={classes.choices}>
              {choices.map(({ id, cardName }) => (
                <label key={id} className={classes.choice}>
                  <input
                    type="checkbox"
                    checked={isBound({ id, cardName })}
                    disabled={!isBound({ id, cardName }) && cards.length >= maxBoundCards}
                    aria-invalid={isWrong}
                    onChange={(event) => turn({ id, cardName }, event.currentTarget.checked)}
                  />
                  <bdi>{cardName}</bdi>
                </label>
              ))}
            </div>
          );
        }}
      </ReadStates>
      <CardLinks cards={cards} />
    </fieldset>
  );
}
