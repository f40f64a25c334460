import { Button } from '@mantine/core';
import { errorPageKind } from '@shuyuan/contract/kernel/app-error';
import type { ErrorPageKind } from '@shuyuan/contract/kernel/error-table';
import type { ComponentType } from 'react';
import { go, wayOut } from '../lib/navigation.ts';
import { textOfNumber, useT } from '../lib/texts.ts';
import { BareShelf, ClosedGate, FullHall, LoosePages } from '../ui/art/ErrorArt.tsx';
import type { ErrorPageProps } from './error-page-props.ts';
import classes from './ErrorPage.module.css';

const art: Record<ErrorPageKind, ComponentType> = {
  ordinary: LoosePages,
  empty: BareShelf,
  'no-permission': ClosedGate,
  'member-limit': FullHall,
};

/** What happened, why, and the way on. The picture and the title follow from the kind, the words from the number. */
export function ErrorPage({ code, kind, message, onClose }: ErrorPageProps) {
  const t = useT('errors');
  const number = Number(code);
  const shownKind = kind ?? errorPageKind(number);
  const Art = art[shownKind];
  const way = wayOut();
  const said = message ?? textOfNumber(number) ?? t('lang.2');
  return (
    <div className={classes.root}>
      <div className={classes.art}>
        <Art />
      </div>
      <h1 className={classes.title}>{message ?? t(`errorPage.${shownKind}.title`)}</h1>
      {message === undefined && <p className={classes.said}>{said}</p>}
      <p className={classes.wayOn}>{t(`errorPage.${message === undefined ? shownKind : 'ordinary'}.wayOn`)}</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t(`errorPage.${way}`)}</Button>
        {way !== 'home' && (
          <Button variant="default" onClick={() => go('home')}>
            {t('errorPage.home')}
          </Button>
        )}
      </div>
      {Number.isInteger(number) && <p className={classes.number}>{code}</p>}
    </div>
  );
}
