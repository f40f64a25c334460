import { ArrowLeft } from 'lucide-react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleList } from './ArticleList.tsx';
import type { ArticleId } from './help-articles.ts';
import classes from './PageHelp.module.css';

type Props = {
  /** The articles about the page. */
  ids: readonly ArticleId[];
  opened: ArticleId | null;
  onOpen: (id: ArticleId | null) => void;
};

type OpenedProps = { id: ArticleId; isOnlyOne: boolean; onBack: () => void };

function OpenedArticle({ id, isOnlyOne, onBack }: OpenedProps) {
  const t = useT('help');
  return (
    <>
      {!isOnlyOne && (
        <button type="button" className={classes.back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden className={classes.arrow} />
          {t('help.aside.title')}
        </button>
      )}
      <h3 className={classes.title}>{t(`help.${id}.title`)}</h3>
      <ArticleBody id={id} />
    </>
  );
}

/** The articles about a page, or the one that was opened, and the way to the help centre. */
export function PageHelp({ ids, opened, onOpen }: Props) {
  const t = useT('help');
  return (
    <div className={classes.root}>
      {opened && (
        <OpenedArticle id={opened} isOnlyOne={ids.length === 1 && ids[0] === opened} onBack={() => onOpen(null)} />
      )}
      {!opened && ids.length > 0 && <ArticleList ids={ids} onOpen={onOpen} />}
      {!opened && ids.length === 0 && <HintText size="base">{t('help.aside.none')}</HintText>}
      <PathLink to="help" params={{ article: opened ?? undefined }} className={classes.centre}>
        {t(opened ? 'help.aside.toArticle' : 'help.aside.toCentre')}
      </PathLink>
    </div>
  );
}
