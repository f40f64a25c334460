import type { AccusationState } from '@shuyuan/contract/community/question-actions';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { toAuthor } from '../questions/question-cards.ts';
import { countQueue, listQueue } from './accusation.store.ts';

/** D-132: what waits for a moderator, and what became of it. Who complains about a moderator is not known to them either. */
export async function listAccusations(
  { actor, read }: Context,
  { state, ...paging }: Paging & { readonly state: AccusationState },
) {
  const asked = { tenantId: actor.tenantId, state };
  const [rows, recordCount] = await Promise.all([listQueue(read, asked, paging), countQueue(read, asked)]);
  const items = rows.map(({ createdAt, said, authorId, authorName, accuserId, accuserName, ...row }) => ({
    ...row,
    text: said,
    createTime: createdAt.getTime(),
    author: toAuthor({
      id: authorId,
      fullName: authorName,
      portrait: row.authorPortrait,
      hasLeft: row.hasAuthorLeft,
    }),
    accuser:
      authorId === actor.id
        ? null
        : toAuthor({
            id: accuserId,
            fullName: accuserName,
            portrait: row.accuserPortrait,
            hasLeft: row.hasAccuserLeft,
          }),
  }));
  return { items, recordCount };
}
