import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { LibraryItem } from '../library-reads.ts';
import { ItemScore } from './ItemScore.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';
import { RelatedItems } from './RelatedItems.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';
import { VersionList } from './VersionList.tsx';

type Props = { item: LibraryItem; shown: number | undefined };

/** Beside an item: its course, its versions, its score, and what is related to it. */
export function ItemSide({ item, shown }: Props) {
  const t = useT('library');
  const [topic] = item.topics;
  return (
    <>
      {item.course && (
        <Panel title={t('library.course')}>
          <PathLink to="course" params={{ id: item.course.id }}>
            <bdi>{item.course.title}</bdi>
          </PathLink>
          <HintText>{t('library.course.hint')}</HintText>
        </Panel>
      )}
      {item.versions.length > 0 && <VersionList item={item} shown={shown} />}
      {item.can.score && <ItemScore item={item} />}
      <RelatedItems id={item.id} />
      {topic && (
        <>
          <RelatedCourses topicId={topic.id} exceptId={item.course?.id} />
          <RelatedPosts topicId={topic.id} />
        </>
      )}
    </>
  );
}
