import { directionOf, type Language, localeOf } from '@shuyuan/contract/kernel/languages';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { clockText } from '../../lib/clock-text.ts';
import classes from './SpokenLines.module.css';

type Line = {
  readonly id: string;
  readonly seconds: number;
  readonly text: string;
  /** Above the text: who said it. */
  readonly by?: string | undefined;
  /** Below the text. */
  readonly answer?: string | undefined;
};

const wordsIn = (language: Language | undefined) =>
  language && { lang: localeOf[language].slice(0, 2), dir: directionOf(language) };

type Props = {
  label: string;
  /** The language of the lines, where it is known: another than that of the page may run the other way. */
  language?: Language | undefined;
  lines: readonly Line[];
  second: number;
  onSeek: (seconds: number) => void;
  jumpTitle: (time: string) => string;
  /** Asked for what follows; absent where all is shown. */
  more?: { readonly label: string; readonly onMore: () => void } | undefined;
};

/** Lines that belong to the seconds of a film, in order; the one being watched is marked and stays in sight. */
export function SpokenLines({ label, language, lines, second, onSeek, jumpTitle, more }: Props) {
  // What is sought is in the second that is shown, and not yet at the end of it.
  const current = lines.findLastIndex(({ seconds }) => Math.floor(seconds) <= second);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children.item(current);
    // Only within the list: the page itself stays where the reader put it.
    if (line instanceof HTMLElement && list.current)
      list.current.scrollTo({ top: line.offsetTop - list.current.offsetTop - list.current.clientHeight / 2 });
  }, [current]);
  return (
    <ol ref={list} className={classes.list} aria-label={label} {...wordsIn(language)}>
      {lines.map(({ id, seconds, by, text, answer }, index) => (
        <li key={id}>
          <button
            type="button"
            className={classes.line}
            aria-current={index === current || undefined}
            data-current={index === current || undefined}
            title={jumpTitle(clockText(seconds))}
            onClick={() => onSeek(seconds)}
          >
            <span className={classes.time}>{clockText(seconds)}</span>
            <span>
              {by !== undefined && (
                <span className={classes.author}>
                  <bdi>{by}</bdi>
                </span>
              )}
              <bdi className={classes.text}>{text}</bdi>
              {answer !== undefined && <bdi className={classes.answer}>{answer}</bdi>}
            </span>
          </button>
        </li>
      ))}
      {more && (
        <li>
          <Button variant="subtle" fullWidth onClick={more.onMore}>
            {more.label}
          </Button>
        </li>
      )}
    </ol>
  );
}
