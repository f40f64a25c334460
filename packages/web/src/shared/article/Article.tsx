import { useMemo } from 'react';
import classes from './Article.module.css';
import { prepareArticle } from './prepare-article.ts';

/** The text of something published. */
export function Article({ html }: { html: string }) {
  const prepared = useMemo(() => prepareArticle(html), [html]);
  if (html === '') return null;
  // oxlint-disable-next-line react/no-danger -- cleaned by the server's allow-list when it was written (D-128)
  return <div className={classes.root} dangerouslySetInnerHTML={{ __html: prepared }} />;
}
