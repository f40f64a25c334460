import type { SearchHitView } from '@shuyuan/contract/search/search.wire';
import { addressOf, articles } from '@shuyuan/contract/site/page-kinds';
import { href } from '../../lib/paths.ts';

type Found = Pick<SearchHitView, 'kind' | 'sourceId' | 'parentId' | 'sectionKey'> & {
  readonly second?: number | null;
  readonly page?: number | null;
};

/** A page of the site: the article the address of the section names, or a branch page. */
function sitePageAddress({ sourceId: id, sectionKey }: Found): string {
  const article = articles.find((name) => name === sectionKey) ?? null;
  return `#${addressOf({ id, kind: article === null ? 'branch' : 'article', article })}`;
}

/** The second of the film, as pages of films read it, and the page of the document, as its viewers do. */
const momentOf = ({ second }: Found) => ({ seconds: second ?? undefined });
const sheetOf = ({ page }: Found) => ({ sheet: page ?? undefined });

/** Where each kind of result stands in this client. */
const addresses: Record<Found['kind'], (found: Found) => string> = {
  course: ({ sourceId }) => href('course', { id: sourceId }),
  section: (found) =>
    href(
      'courseSection',
      { id: found.sourceId, section: found.sectionKey ?? '' },
      { ...momentOf(found), ...sheetOf(found) },
    ),
  subject: ({ sourceId }) => href('subject', { id: sourceId }),
  libraryItem: (found) => href('knowledgeDetail', { id: found.sourceId }, sheetOf(found)),
  exam: ({ sourceId }) => href('exam', { id: sourceId }),
  live: ({ sourceId }) => href('liveDetail', { id: sourceId }),
  replay: (found) => href('liveDetail', { id: found.sourceId }, momentOf(found)),
  question: ({ sourceId }) => href('questionDetail', { id: sourceId }),
  article: ({ sourceId }) => href('shareContentDetail', { id: sourceId }),
  answer: ({ parentId, sourceId }) => href('questionDetail', { id: parentId ?? sourceId }),
  column: ({ sourceId }) => href('teamColumnDetail', {}, { id: sourceId }),
  account: ({ sourceId }) => href('teamContent', { id: sourceId }),
  topic: ({ sourceId }) => href('topicDetail', { id: sourceId }),
  circle: ({ sourceId }) => href('knowledgeCommunity', { id: sourceId }),
  sitePage: sitePageAddress,
  person: ({ sourceId }) => href('personalHomepage', { memberId: sourceId }),
  file: (found) => href('centerMy', { name: 'file' }, { file: found.sourceId, ...sheetOf(found) }),
};

/** The address a result leads to: the second of a film, the page of a document, the post below which an answer stands. */
export const hitAddress = (found: Found): string => addresses[found.kind](found);
