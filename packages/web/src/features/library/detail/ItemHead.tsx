import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { LibraryItem } from '../library-reads.ts';
import { StateTag } from '../StateTag.tsx';
import { ItemActions } from './ItemActions.tsx';
import classes from './ItemView.module.css';

function ItemFacts({ item }: { item: LibraryItem }) {
  const t = useT('library');
  const format = useFormat();
  const { author, organization, updateTime } = item;
  return (
    <div className={classes.facts}>
      <PathLink to="personalHomepage" params={{ memberId: author.id }}>
        <bdi>{author.fullName}</bdi>
      </PathLink>
      {organization && (
        <PathLink to="knowledgeList" search={{ unit: organization.id }}>
          <bdi>{organization.name}</bdi>
        </PathLink>
      )}
      <span>{t('library.updated', { time: format.relative(updateTime) })}</span>
    </div>
  );
}

/** Its name and state, whose it is, and what to do with it. */
export function ItemHead({ item }: { item: LibraryItem }) {
  const t = useT('library');
  const { title, kind, state, topics } = item;
  return (
    <header className={classes.head}>
      <div className={classes.tags}>
        <Tag>{t(`library.kind.${kind}`)}</Tag>
        {state !== 'published' && <StateTag state={state} />}
        {item.offer?.isOpen && <PriceTag offer={item.offer} />}
        {topics.map((topic) => (
          <PathLink key={topic.id} to="knowledgeList" search={{ topic: topic.id }}>
            <bdi>{topic.name}</bdi>
          </PathLink>
        ))}
      </div>
      <h1 className={classes.title}>
        <bdi>{title}</bdi>
      </h1>
      <ItemFacts item={item} />
      {state !== 'published' && <HintText>{t('library.hidden')}</HintText>}
      <ItemActions item={item} />
    </header>
  );
}
