import { ArrowRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import classes from './ArticleBody.module.css';
import { type ArticleId, helpArticles, isFor } from './help-articles.ts';
import type { ArticleLink } from './help-article.ts';
import { useArticleWords } from './use-article-texts.ts';
import { useHelpRoles } from './use-help-roles.ts';

// `linkTo` has paired path and parameters; which path it is does not matter here.
const AnyLink = PathLink as unknown as ComponentType<
  Omit<ArticleLink, 'label'> & { className: string | undefined; children: ReactNode }
>;

/** The words of an article without its title: that is the heading of whatever it stands in. */
export function ArticleBody({ id }: { id: ArticleId }) {
  const t = useT('help');
  const words = useArticleWords(id);
  const roles = useHelpRoles();
  const common = useT('common');
  if (!words) return <SkeletonText label={common('shell.loading')} count={5} />;
  const { link, roles: meant } = helpArticles[id];
  return (
    <div className={classes.root}>
      <p>{words.text}</p>
      <ol className={classes.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {isFor(id, roles) ? (
        <AnyLink to={link.to} params={link.params} search={link.search} className={classes.link}>
          {t('help.open', { page: words.page })}
          <ArrowRight size={16} aria-hidden className={classes.arrow} />
        </AnyLink>
      ) : (
        <HintText>{t('help.notForYou', { roles: meant.map((role) => t(`help.role.${role}`)).join(' · ') })}</HintText>
      )}
    </div>
  );
}
