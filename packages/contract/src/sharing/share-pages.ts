import { ShareType } from './share-types.ts';

/** D-083: the page each kind of thing is looked at on, as prefixes of the blacklist name it; null: none shows one yet. */
export const sharePages: Readonly<Record<ShareType, `/${string}` | null>> = {
  [ShareType.course]: '/course',
  [ShareType.subject]: null,
  [ShareType.exam]: null,
  [ShareType.research]: null,
  [ShareType.externalLive]: '/activity/gensee/detail',
  [ShareType.class]: null,
  [ShareType.knowledge]: '/knowledge/detail',
  [ShareType.question]: '/ask/question/detail',
  [ShareType.askShare]: '/ask/question/detail',
  /** Where what it stands under is a question; else it is on the page of that. */
  [ShareType.discussion]: '/ask/question/detail',
  [ShareType.nativeLive]: '/live/detail',
  [ShareType.shareContent]: '/share-content-detail',
  [ShareType.positionStudy]: '/branch-post-learning-detail',
  [ShareType.column]: '/share-team/team-column-detail',
  [ShareType.teamAccount]: '/share-team/team-content',
};

type SharedItem = { readonly id: string; readonly type: ShareType };

/** The path of one thing; undefined where it has no page. */
export function sharePathOf({ id, type }: SharedItem): string | undefined {
  const page = sharePages[type];
  return page === null ? undefined : `${page}/${id}`;
}
