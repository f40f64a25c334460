import type { ComponentType } from 'react';
import { useT } from '../../lib/texts.ts';
import { BrandMark } from '../../ui/art/BrandMark.tsx';
import {
  BlankScroll,
  BooksAndTea,
  CutLine,
  NothingFound,
  OpenTalk,
  QuietLectern,
  StillBell,
  TickedList,
  WaitingSeats,
} from '../../ui/art/EmptyArt.tsx';
import { BareShelf, ClosedGate, FullHall, LoosePages } from '../../ui/art/ErrorArt.tsx';
import { cssName, tokens } from '../tokens.ts';
import classes from './ArtSpecimens.module.css';
import { Row, Specimen } from './Specimen.tsx';

const drawings: Readonly<Record<string, ComponentType>> = {
  LoosePages,
  BareShelf,
  ClosedGate,
  FullHall,
  QuietLectern,
  BooksAndTea,
  TickedList,
  OpenTalk,
  BlankScroll,
  NothingFound,
  WaitingSeats,
  StillBell,
  CutLine,
};

export function ArtSpecimens() {
  const t = useT('dev');
  return (
    <>
      <Specimen title={t('gallery.section.colours')}>
        <ul className={classes.colours}>
          {Object.keys(tokens).map((token) => (
            <li key={token}>
              <span className={classes.colour} style={{ background: `var(${cssName(token)})` }} />
              <code>{cssName(token)}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t('gallery.section.art')}>
        <Row>
          {[64, 48, 32, 20, 16].map((size) => (
            <BrandMark key={size} size={size} />
          ))}
        </Row>
        <div className={classes.drawings}>
          {Object.entries(drawings).map(([name, Drawing]) => (
            <Drawing key={name} />
          ))}
        </div>
      </Specimen>
    </>
  );
}
