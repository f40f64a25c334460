import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import { countRows, likeText, membersNamed } from './log.store.ts';

export type AuditFilter = {
  readonly tenantId: string;
  readonly actor: string | undefined;
  readonly action: string | undefined;
  readonly subjectKind: string | undefined;
  readonly subjectId: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
};

const entries = (read: Reads, filter: AuditFilter) => {
  const { tenantId, actor, action, subjectKind, subjectId, from, to } = filter;
  const named = (text: string) => membersNamed(read, tenantId, text);
  const tokens = (text: string) =>
    read
      .selectFrom('scimToken')
      .select('scimToken.id')
      .where('scimToken.tenantId', '=', tenantId)
      .where('scimToken.name', 'ilike', likeText(text));
  let query = read.selectFrom('auditEntry').where('auditEntry.tenantId', '=', tenantId);
  if (actor)
    query = query.where((is) => is.or([is('actorId', 'in', named(actor)), is('actorId', 'in', tokens(actor))]));
  if (action) query = query.where('action', '=', action);
  if (subjectKind) query = query.where('subjectKind', '=', subjectKind);
  if (subjectId) query = query.where('subjectId', '=', subjectId);
  if (from) query = query.where('at', '>=', from);
  return to ? query.where('at', '<', to) : query;
};

/** What a subject is called, as far as it has a name: the organisation of a setting is the first part of its id. */
const subjectName = sql<string | null>`case
  when subject_kind = 'member' then (select full_name from member where member.id = subject_id)
  when subject_kind = 'live' then (select subject from live where live.id = subject_id)
  when subject_kind = 'share-account' then (select name from share_account where share_account.id = subject_id)
  when subject_kind = 'approval' then (select title from approval_process where approval_process.id = subject_id)
  when subject_kind = 'scim-token' then (select name from scim_token where scim_token.id = subject_id)
  when subject_kind = 'scim-group' then (select display_name from scim_group where scim_group.id = subject_id)
  when subject_kind in ('organization', 'setting')
    then (select name from organization where organization.id = split_part(subject_id, '/', 1))
end`;

export async function listEntries(read: Reads, filter: AuditFilter, paging: Paging) {
  const items = await entries(read, filter)
    .leftJoin('member as author', 'author.id', 'auditEntry.actorId')
    .leftJoin('scimToken as token', 'token.id', 'auditEntry.actorId')
    .select([
      'auditEntry.id',
      'auditEntry.at',
      'auditEntry.actorId',
      // What another system did, it did by its token: the name somebody gave it says which system that is.
      sql<string | null>`coalesce(author.full_name, token.name)`.as('actorName'),
      'auditEntry.action',
      'auditEntry.subjectKind',
      'auditEntry.subjectId',
      subjectName.as('subjectName'),
      'auditEntry.before',
      'auditEntry.after',
      'auditEntry.requestId',
      'auditEntry.address',
      'auditEntry.userAgent',
    ])
    .orderBy('auditEntry.at', 'desc')
    .orderBy('auditEntry.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { items, recordCount: await countRows(read, entries(read, filter)) };
}

/** Each word once, by jumping from one to the next in the index instead of reading the whole trail. */
export async function listWordsOf(read: Reads, tenantId: string, column: 'action' | 'subject_kind'): Promise<string[]> {
  const field = sql.ref(column);
  const { word } = await read
    .selectNoFrom(
      sql<string[]>`array(
        with recursive step as (
          (select ${field} as word from audit_entry where tenant_id = ${tenantId} order by ${field} limit 1)
          union all
          select (select ${field} from audit_entry where tenant_id = ${tenantId} and ${field} > step.word
            order by ${field} limit 1) from step where step.word is not null
        ) select word from step where word is not null limit 200)`.as('word'),
    )
    .executeTakeFirstOrThrow();
  return word;
}
