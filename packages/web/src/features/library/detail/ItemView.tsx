import { useT } from '../../../lib/texts.ts';
import { FileInViewer } from '../../../shared/files/viewers/preview/FileInViewer.tsx';
import { OfferView } from '../../../shared/pricing/lazy-pricing.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { LibraryItem } from '../library-reads.ts';
import { ItemHead } from './ItemHead.tsx';
import { ItemSide } from './ItemSide.tsx';
import classes from './ItemView.module.css';

/** `version`: the number of an older one that is looked at; anything else shows the current one. */
type Props = { item: LibraryItem; version: number };

/** D-122: the file in its viewer, or what it costs. */
function ItemFile({ item, shown }: { item: LibraryItem; shown: LibraryItem['versions'][number] | undefined }) {
  const { fileId, fileName } = shown ?? item;
  if (item.offer && !item.offer.isOpen)
    return <OfferView businessType="libraryItem" businessId={item.id} offer={item.offer} />;
  return fileId === null ? null : <FileInViewer key={fileId} fileId={fileId} name={fileName ?? item.title} />;
}

export function ItemView({ item, version }: Props) {
  const t = useT('library');
  const shown = item.versions.find(({ number, fileId, isCurrent }) => number === version && fileId && !isCurrent);
  return (
    <article className={classes.root}>
      <ItemHead item={item} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {shown && (
            <output className={classes.note}>
              {t('library.version.shown', { number: shown.number })}{' '}
              <PathLink to="knowledgeDetail" params={{ id: item.id }}>
                {t('library.version.back')}
              </PathLink>
            </output>
          )}
          <ItemFile item={item} shown={shown} />
          {item.introduction && (
            <Panel title={t('library.about')}>
              <p className={classes.text}>
                <bdi>{item.introduction}</bdi>
              </p>
            </Panel>
          )}
        </div>
        <div className={classes.column}>
          <ItemSide item={item} shown={shown?.number} />
        </div>
      </div>
    </article>
  );
}
