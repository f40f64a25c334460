import type { PathName, Search, Target } from '../../../lib/paths.ts';
import type { TextGroup } from '../../../lib/text-groups.ts';
import type { TextKey } from '../../../lib/texts.ts';

/** An article but for its texts, which stand in the pack `help` under its id. */
export type HelpArticle = {
  readonly roles: readonly HelpRole[];
  readonly places: readonly HelpPlace[];
  /** Where what it tells is done; its label fills `{{page}}` of the steps. */
  readonly link: ArticleLink;
  /** Fill the other gaps of the steps. */
  readonly labels?: Readonly<Record<string, LabelKey>>;
};

/** The roles help is for, the widest last; one person may have several. */
export const helpRoles = ['learner', 'lecturer', 'director', 'administrator'] as const;
export type HelpRole = (typeof helpRoles)[number];

/** A text of another group by its key: an article calls a button what the button calls itself, in every language. */
export type LabelKey = { readonly group: TextGroup; readonly key: string };
export const labelKey = <G extends TextGroup>(group: G, key: TextKey<G>): LabelKey => ({ group, key });

/** Where help is offered: a path of the table, and a page of one's own centre by its name. */
export type HelpPlace = PathName | `centerMy/${string}`;

export type ArticleLink = {
  readonly label: LabelKey;
  readonly to: PathName;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Search;
};

export const linkTo = <Name extends PathName>(
  label: LabelKey,
  to: Name,
  ...[params, search]: Target<Name>
): ArticleLink => ({ label, to, params: { ...params }, search: search ?? {} });

export const roleFilters = ['all', ...helpRoles] as const;
export type RoleFilter = (typeof roleFilters)[number];
