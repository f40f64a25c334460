import { Button } from '@mantine/core';
import type { Article } from '@shuyuan/contract/site/page-kinds';
import { Newspaper } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { DeletePage } from './DeletePage.tsx';
import type { Managed } from './managed.ts';
import { PageRow } from './PageRow.tsx';
import classes from './Pages.module.css';
import { useCreatePage } from './use-create-page.ts';

type Props = { managed: Managed; articles: readonly Article[] };

/** D-187: what visitors read; each article there is once. */
export function ArticlePanel({ managed: { organization, items }, articles }: Props) {
  const t = useT('site');
  const create = useCreatePage();
  return (
    <Panel title={t('site.page.article')} icon={<Newspaper />}>
      <ul className={classes.list}>
        {articles.map((article) => {
          const page = items.find((one) => one.article === article);
          const name = t(`site.article.${article}`);
          return (
            <li key={article}>
              {page ? (
                <PageRow page={page} name={name}>
                  <DeletePage page={page} name={name} />
                </PageRow>
              ) : (
                <div className={classes.row}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.actions}>
                    <Button
                      variant="subtle"
                      aria-label={t('site.pages.write.named', { name })}
                      onClick={() => create.mutate({ organizationId: organization.id, kind: 'article', article })}
                    >
                      {t('site.pages.write')}
                    </Button>
                  </span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
