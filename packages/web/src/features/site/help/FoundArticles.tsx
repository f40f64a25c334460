import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ArticleList } from './ArticleList.tsx';
import { findArticles } from './find-articles.ts';
import { helpAddress } from './help-address.ts';
import { helpRoles, type RoleFilter } from './help-article.ts';
import { isFor } from './help-articles.ts';
import { useArticleTexts } from './use-article-texts.ts';

type Props = { question: string; role: RoleFilter };

/** The articles a search found for the chosen role, and apart from them those for others. */
export function FoundArticles({ question, role }: Props) {
  const t = useT('help');
  const [state] = useAddressState(helpAddress);
  const texts = useArticleTexts();
  const found = findArticles(texts, question);
  const roles = role === 'all' ? helpRoles : [role];
  const own = found.filter((id) => isFor(id, roles));
  const others = found.filter((id) => !own.includes(id));
  const search = helpAddress.write(state);
  return (
    <>
      <Panel title={t('help.found', { count: own.length })} padding="flush">
        {own.length > 0 ? (
          <ArticleList ids={own} search={search} />
        ) : (
          <EmptyState title={t('help.none')} text={t('help.none.text')} />
        )}
      </Panel>
      {others.length > 0 && (
        <Panel title={t('help.otherRoles')} padding="flush">
          <ArticleList ids={others} search={search} />
        </Panel>
      )}
    </>
  );
}
