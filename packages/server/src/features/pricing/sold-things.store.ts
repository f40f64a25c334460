import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { type RawBuilder, sql } from 'kysely';

/** How a kind of thing is named in lists of what is sold: columns on one row of its own table. */
type SoldKind = {
  readonly from: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
  /** Whether it is shown to whoever it is for. */
  readonly isThere: RawBuilder<unknown>;
  /** The account that sells it; null: the company. */
  readonly account: RawBuilder<unknown>;
  /** The people it is for; null: everybody it is shown to. */
  readonly audience: RawBuilder<unknown>;
};

const none = sql`null`;
const published = sql`thing.state = 'published'`;
const ofAccount = { account: sql`account.name`, audience: sql`null::jsonb` };
const ofCompany = { account: none, audience: sql`thing.audience`, title: sql`thing.title`, isThere: published };
const seller = sql`left join share_account account on account.id = thing.account_id and account.state = 'active'`;

/** A kind of thing that is new in `sellableTypes` does not compile until it stands here. */
const soldKinds: Readonly<Record<SellableType, SoldKind>> = {
  question: {
    from: sql`question thing ${seller}`,
    title: sql`thing.title`,
    isThere: sql`thing.state in ('active', 'closed') and account.id is not null`,
    ...ofAccount,
  },
  column: {
    from: sql`special_column thing ${seller}`,
    title: sql`thing.title`,
    isThere: sql`not thing.is_removed and account.id is not null`,
    ...ofAccount,
  },
  course: { from: sql`course thing`, ...ofCompany },
  subject: { from: sql`subject thing`, ...ofCompany },
  libraryItem: { from: sql`library_item thing`, ...ofCompany },
  exam: {
    ...ofCompany,
    from: sql`exam thing`,
    title: sql`coalesce(thing.published ->> 'name', thing.name)`,
    audience: sql`coalesce(thing.published -> 'audience', thing.audience)`,
  },
  live: {
    ...ofCompany,
    from: sql`live thing`,
    title: sql`thing.subject`,
    isThere: sql`thing.status in (1, 2, 3)`,
    audience: sql`jsonb_build_object('isEveryone', thing.share_scope = 1, 'positionIds', '[]'::jsonb, 'topicIds', '[]'::jsonb,
      'organizationIds', case when thing.share_scope = 2 then jsonb_build_array(thing.organization_id) else '[]'::jsonb end,
      'memberIds', case when thing.share_scope = 3 then coalesce((select jsonb_agg(named.member_id) from live_person named
        where named.live_id = thing.id), '[]'::jsonb) else '[]'::jsonb end)`,
  },
};

type Named = { readonly businessType: RawBuilder<unknown>; readonly businessId: RawBuilder<unknown> };

/** The thing two expressions name: its title, whether it is there, its account and the people it is for; no row where it is gone. */
export const soldThing = ({ businessType, businessId }: Named): RawBuilder<unknown> => {
  const branches = Object.entries(soldKinds).map(
    ([type, { from, title, isThere, account, audience }]) => sql`
      select ${title} as title, (${isThere}) as is_there, ${account} as account_name, ${audience} as audience
      from ${from} where ${businessType} = ${type} and thing.id = ${businessId}`,
  );
  return sql`(${sql.join(branches, sql` union all `)})`;
};
