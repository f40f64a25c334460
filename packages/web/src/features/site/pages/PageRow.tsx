import { textIn } from '@shuyuan/contract/site/local-text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Managed } from './managed.ts';
import classes from './Pages.module.css';

type Props = { page: Managed['items'][number]; name?: string; children?: ReactNode };

/** A page with its state and the way into the editor. */
export function PageRow({ page, name, children }: Props) {
  const t = useT('site');
  const { language } = useLanguage();
  const format = useFormat();
  const { id, title, isPublished, hasDraft, updatedAt, updatedBy } = page;
  return (
    <div className={classes.row} data-below={page.parentId !== null || undefined}>
      <PathLink to="pageEditor" params={{ id }} className={classes.name}>
        <bdi>{name ?? (textIn(title, language) || t('site.pages.untitled'))}</bdi>
      </PathLink>
      <Tag tone={isPublished ? 'pine' : 'neutral'}>
        {t(isPublished ? 'site.state.published' : 'site.state.unpublished')}
      </Tag>
      {hasDraft && <Tag tone="gold">{t('site.state.draft')}</Tag>}
      <HintText as="span">
        {format.dateTime(updatedAt)}
        {updatedBy !== null && (
          <>
            {' · '}
            <bdi>{updatedBy}</bdi>
          </>
        )}
      </HintText>
      <span className={classes.actions}>{children}</span>
    </div>
  );
}
