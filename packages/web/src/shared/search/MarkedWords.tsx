import type { MarkedText } from '@shuyuan/contract/search/search.wire';
import { Fragment } from 'react';
import classes from './MarkedWords.module.css';

/** Each piece with the place in the text at which it begins. */
function placed(text: MarkedText) {
  let at = 0;
  return text.map((piece) => {
    const begin = at;
    at += piece.text.length;
    return { ...piece, begin };
  });
}

/** A text whose words that were looked for are marked. It may be of any language. */
export function MarkedWords({ text }: { text: MarkedText }) {
  return (
    <bdi>
      {placed(text).map((piece) => (
        <Fragment key={piece.begin}>
          {piece.isHit ? <mark className={classes.hit}>{piece.text}</mark> : piece.text}
        </Fragment>
      ))}
    </bdi>
  );
}
