import { QuestionKind } from '@shuyuan/contract/community/questions';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import type { Retrieved } from '../../search/index.ts';

/** A place in the company that something was read at. */
type PassageSource = {
  readonly businessType: BusinessType | null;
  readonly businessId: string | null;
  readonly columnId: string | null;
  readonly accountId: string | null;
  readonly topicId?: string | null;
  /** The section of a course. */
  readonly sectionKey?: string | null;
  /** Where in the replay of a live or the film of a section. */
  readonly seconds: number | null;
  /** Where in a document. */
  readonly page: number | null;
};

/** A text of the company the caller may open, as far as they may read it. */
export type Passage = PassageSource & {
  readonly title: string;
  /** Plain text; of what is paid for and not bought only what everybody is shown (D-122). */
  readonly text: string;
  readonly publishedAt: number;
};

const nowhere = { businessType: null, businessId: null, columnId: null, accountId: null };

const ofBusiness = (businessType: BusinessType, { id }: Retrieved) => ({
  ...nowhere,
  businessType,
  businessId: id,
});
const ofPost = (found: Retrieved) =>
  ofBusiness(found.postKind === QuestionKind.ask ? BusinessType.askContent : BusinessType.shareContent, found);
const ofLive = (found: Retrieved) =>
  ofBusiness(
    found.supplier !== null && isExternal(found.supplier) ? BusinessType.externalLive : BusinessType.nativeLive,
    found,
  );

type Placing = (found: Retrieved) => Omit<PassageSource, 'seconds' | 'page'>;

/** The part the assistant reads of everything there is to be found, and where an answer says it was read. */
const places: Readonly<Partial<Record<SearchKind, Placing>>> = {
  course: (found) => ofBusiness(BusinessType.course, found),
  section: (found) => ({ ...ofBusiness(BusinessType.course, found), sectionKey: found.sectionKey }),
  subject: (found) => ofBusiness(BusinessType.subject, found),
  libraryItem: (found) => ofBusiness(BusinessType.knowledge, found),
  live: ofLive,
  replay: ofLive,
  question: ofPost,
  article: ofPost,
  answer: ofPost,
  column: ({ id }) => ({ ...nowhere, columnId: id }),
  account: ({ id }) => ({ ...nowhere, accountId: id }),
  topic: ({ id }) => ({ ...nowhere, topicId: id }),
};

// The keys of a table by kinds.
export const readKinds = Object.keys(places) as readonly SearchKind[];

export function passageOf(found: Retrieved): Passage[] {
  const place = places[found.kind]?.(found);
  const { title, text, second, page, publishedAt } = found;
  return place ? [{ ...place, title, text, seconds: second, page, publishedAt: publishedAt.getTime() }] : [];
}
