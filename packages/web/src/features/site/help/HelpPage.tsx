import { usePathParams } from '../../../lib/route-values.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { articleIds } from './help-articles.ts';
import { HelpHome } from './HelpHome.tsx';

/** ROLE-06: the help centre, or one of its articles; an address that names none shows them all. */
export function HelpPage() {
  const { article } = usePathParams('help');
  const id = articleIds.find((one) => one === article);
  return id === undefined ? <HelpHome /> : <ArticlePage id={id} />;
}
