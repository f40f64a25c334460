import type { BehaviourKind } from '@shuyuan/contract/system/behaviour';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import { countRows, membersNamed } from './log.store.ts';

export type BehaviourFilter = {
  readonly tenantId: string;
  readonly person: string | undefined;
  readonly kind: BehaviourKind | undefined;
  readonly actionType: string | undefined;
  readonly place: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
};

const entries = (read: Reads, filter: BehaviourFilter) => {
  const { tenantId, person, kind, actionType, place, from, to } = filter;
  let query = read.selectFrom('behaviour').where('behaviour.tenantId', '=', tenantId);
  if (person) query = query.where('memberId', 'in', membersNamed(read, tenantId, person));
  if (kind) query = query.where('kind', '=', kind);
  if (actionType) query = query.where('actionType', '=', actionType);
  if (place) query = query.where(sql<boolean>`starts_with(page, ${place})`);
  if (from) query = query.where('at', '>=', from);
  return to ? query.where('at', '<', to) : query;
};

export const listBehaviourEntries = (read: Reads, filter: BehaviourFilter, paging: Paging) =>
  entries(read, filter)
    .leftJoin('member as person', 'person.id', 'behaviour.memberId')
    .select(['behaviour.id', 'behaviour.at', 'behaviour.memberId', 'person.fullName', 'person.account'])
    .select(['behaviour.kind', 'actionType', 'page', 'itemId', 'sceneType'])
    .orderBy('behaviour.at', 'desc')
    .orderBy('behaviour.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export const countBehaviourEntries = (read: Reads, filter: BehaviourFilter): Promise<number> =>
  countRows(read, entries(read, filter));
