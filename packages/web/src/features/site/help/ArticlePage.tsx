import { ArrowLeft } from 'lucide-react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleList } from './ArticleList.tsx';
import { helpAddress } from './help-address.ts';
import { type ArticleId, relatedTo } from './help-articles.ts';
import classes from './HelpPage.module.css';

/** One article of the help centre, with the way back to the list as it was left. */
export function ArticlePage({ id }: { id: ArticleId }) {
  const t = useT('help');
  const [state] = useAddressState(helpAddress);
  const search = helpAddress.write(state);
  const related = relatedTo(id);
  return (
    <article className={classes.root}>
      <PathLink to="help" search={search} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {t('help.title')}
      </PathLink>
      <PageTitle title={t(`help.${id}.title`)} />
      <div className={classes.parts}>
        <Panel>
          <ArticleBody id={id} />
        </Panel>
        {related.length > 0 && (
          <Panel title={t('help.related')} padding="flush">
            <ArticleList ids={related} search={search} />
          </Panel>
        )}
      </div>
    </article>
  );
}
