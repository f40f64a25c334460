import { languageNumbers } from '@shuyuan/contract/kernel/languages';
import { readPartner, readTouristPartner } from '@shuyuan/contract/site/article.wire';
import type { Article } from '@shuyuan/contract/site/page-kinds';
import type { ReactNode } from 'react';
import { useRead } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ArticleNavigation } from './ArticleNavigation.tsx';
import { DescribedArticle } from './DescribedArticle.tsx';

type Props = {
  name: Article;
  /** Stands in the place of an article nobody has written. */
  otherwise: ReactNode;
};

/** D-187: an article in the language of its reader; members read that of their own company. */
export function ArticlePage({ name, otherwise }: Props) {
  const t = useT('site');
  const { language } = useLanguage();
  const isMember = useSession((session) => session.status === 'signed-in');
  const input = { name, lang: languageNumbers[language] };
  const read = useRead(isMember ? readPartner : readTouristPartner, input, { claims: 'notices' });
  const article = read.data;
  // The page about the product brings a heading of its own: one that was replaced would take the focus along.
  const bringsHeading = name === 'about' && !article?.isWritten;
  return (
    <>
      {name !== 'about' && <ArticleNavigation />}
      {!bringsHeading && (
        <PageTitle
          title={article?.title || t(`site.article.${name}`)}
          description={article?.description || undefined}
        />
      )}
      {bringsHeading && read.isError ? (
        otherwise
      ) : (
        <ReadStates read={read} failed={t('site.branch.failed')} shape="list">
          {(data) => (data.isWritten ? <DescribedArticle article={data} /> : otherwise)}
        </ReadStates>
      )}
    </>
  );
}
