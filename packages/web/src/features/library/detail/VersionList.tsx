import { History } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { LibraryItem } from '../library-reads.ts';
import classes from './ItemView.module.css';

type Version = LibraryItem['versions'][number];

function VersionRow({ id, version, isShown }: { id: string; version: Version; isShown: boolean }) {
  const t = useT('library');
  const format = useFormat();
  const { number, note, authorName, createTime, fileId, isCurrent } = version;
  const name = t('library.version.number', { number });
  const search = isCurrent ? {} : { version: String(number) };
  return (
    <li className={classes.version}>
      <span className={classes.tags}>
        {fileId === null || isShown ? (
          <strong>{name}</strong>
        ) : (
          <PathLink to="knowledgeDetail" params={{ id }} search={search}>
            {name}
          </PathLink>
        )}
        {isCurrent && <Tag tone="pine">{t('library.version.current')}</Tag>}
      </span>
      <span className={classes.change}>{note === '' ? t('library.version.first') : <bdi>{note}</bdi>}</span>
      <HintText as="span">
        <bdi>{authorName}</bdi> · {format.date(createTime)}
      </HintText>
    </li>
  );
}

/** The versions with what changed; those the reader may open lead to themselves. */
export function VersionList({ item, shown }: { item: LibraryItem; shown: number | undefined }) {
  const t = useT('library');
  const { versions, offer } = item;
  const current = versions.find(({ isCurrent }) => isCurrent)?.number;
  return (
    <Panel title={t('library.versions')} icon={<History />}>
      <ol className={classes.list}>
        {versions.map((version) => (
          <VersionRow
            key={version.number}
            id={item.id}
            version={version}
            isShown={version.number === (shown ?? current)}
          />
        ))}
      </ol>
      {offer?.isOpen !== false && versions.some(({ fileId }) => fileId === null) && (
        <HintText>{t('library.version.closed')}</HintText>
      )}
    </Panel>
  );
}
