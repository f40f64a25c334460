import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { Article } from '../../../shared/article/Article.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Player.module.css';
import { dwellMsOf, type SectionViewProps } from './section-view.ts';
import { useDwell } from '../counting/use-dwell.ts';

/** A text counts once its end was seen and it took as long as reading it takes. */
export function ArticleSection(props: SectionViewProps) {
  const { content, watching } = props;
  const { ref, entry } = useIntersection<HTMLDivElement>();
  const [hasReached, setHasReached] = useState(false);
  if (entry?.isIntersecting && !hasReached) setHasReached(true);
  useDwell({ unit: 0, unitMs: dwellMsOf(props), isReached: hasReached, watching });
  return (
    <Panel className={classes.article}>
      <Article html={content.text ?? ''} />
      <div ref={ref} className={classes.end} />
    </Panel>
  );
}
