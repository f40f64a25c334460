import { memo, use, useEffect, useRef } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ScrollRegion } from '../../../ui/KeyRegion.tsx';
import classes from './Answer.module.css';
import { CodeBlock } from './CodeBlock.tsx';
import type * as markdownParts from './markdown.ts';

type Markdown = typeof markdownParts;
type Block = markdownParts.Block;

let loading: Promise<Markdown | null> | null = null;

/** Fetched with the first answer; where it cannot be had, answers are read as they were written until the next reload. */
const markdown = (): Promise<Markdown | null> => (loading ??= import('./markdown.ts').catch(() => null));

type BlockProps = { block: Block; sources: number; parts: Markdown };

const BlockView = memo(
  function BlockView({ block: { kind, raw }, sources, parts }: BlockProps) {
    const t = useT('assistant');
    if (kind === 'code') return <CodeBlock code={parts.codeOf(raw)} />;
    const markLabel = (number: number) => t('assistant.source.mark', { number });
    const html = { __html: parts.htmlOf(raw, { sources, markLabel }) };
    // Sanitised in `htmlOf`.
    // oxlint-disable-next-line react/no-danger
    const content = <div dir="auto" dangerouslySetInnerHTML={html} />;
    if (kind === 'html') return content;
    return (
      // A wide table is scrolled by keys too.
      <ScrollRegion className={classes.table} aria-label={t('assistant.table')}>
        {content}
      </ScrollRegion>
    );
  },
  (before, after) =>
    before.block.raw === after.block.raw && before.block.kind === after.block.kind && before.sources === after.sources,
);

type Props = { text: string; sources: number; onSource: (number: number) => void };

/** What an answer says, drawn block by block. */
export function AnswerText({ text, sources, onSource }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const parts = use(markdown());
  const latest = useRef(onSource);
  useEffect(() => {
    latest.current = onSource;
  });
  // The marks stand inside of written HTML; their clicks are heard here.
  useEffect(() => {
    const element = root.current;
    const follow = ({ target }: Event): void => {
      const number = target instanceof Element && target.closest('[data-source]')?.getAttribute('data-source');
      if (number) latest.current(Number(number));
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [parts]);
  return (
    <div ref={root} className={classes.text}>
      {parts === null ? (
        <p className={classes.plain} dir="auto">
          {text}
        </p>
      ) : (
        parts.blocksOf(text).map((block, index) => (
          // A block is known by its place: only the last one grows.
          // oxlint-disable-next-line react/no-array-index-key
          <BlockView key={index} block={block} sources={sources} parts={parts} />
        ))
      )}
    </div>
  );
}
