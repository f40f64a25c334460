import { exportColumns, type ImportColumn } from '@shuyuan/contract/people/member-import';
import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { recordAccess } from '../../../platform/access-log.ts';
import type { Context } from '../../../platform/context.ts';
import { listManagedMembers, type ManagedMember, type MemberFilter } from '../members/managed-members.store.ts';
import { identityWord } from './table/identity-words.ts';
import { findPositionsOf, listKnownPlaces, listKnownPositions } from './known.store.ts';
import { placeCells } from './places.ts';
import { positionNames } from './position-finder.ts';
import { headerWord, stateWord } from './table/table-words.ts';

const membersAtOnce = 1_000;
const between = ';';

type Names = ReadonlyMap<string, string>;
/** A member with what the list of members does not show: the names of their positions. */
type Exported = ManagedMember & { readonly positions: readonly string[] };
type Cell = (member: Exported, language: Language, names: Names) => string;

const nameOf = (names: Names, place: { readonly id: string } | null): string => (place && names.get(place.id)) ?? '';

const cells: Record<Exclude<ImportColumn, 'password'>, Cell> = {
  account: ({ account }) => account,
  fullName: ({ fullName }) => fullName,
  organization: ({ organization }, _, names) => nameOf(names, organization),
  furtherOrganizations: ({ furtherOrganizations }, _, names) =>
    furtherOrganizations.map((place) => nameOf(names, place)).join(between),
  email: ({ email }) => email ?? '',
  phone: ({ phone }) => phone ?? '',
  employeeNumber: ({ employeeNumber }) => employeeNumber ?? '',
  roles: ({ roles }, language) =>
    roles
      .filter((role) => role !== 'learner')
      .map((role) => identityWord(language, role))
      .join(between),
  facts: ({ facts }, language) =>
    facts
      .filter((fact) => fact !== 'director')
      .map((fact) => identityWord(language, fact))
      .join(between),
  directs: ({ directs }, _, names) => nameOf(names, directs),
  positions: ({ positions }) => positions.join(between),
  state: ({ state }, language) => stateWord(language, state),
};

async function* linesOf(ctx: Context, filter: Omit<MemberFilter, 'tenantId'>): AsyncGenerator<string> {
  const { tenantId } = ctx.actor;
  const { language } = ctx;
  const names = placeCells(await listKnownPlaces(ctx.read, tenantId));
  const positions = positionNames(await listKnownPositions(ctx.read, tenantId));
  yield byteOrderMark + tableLine(exportColumns.map((column) => headerWord(language, column)));
  for (let page = 1, isMore = true; isMore; page++) {
    const paging = { page, pageSize: membersAtOnce };
    const { items } = await listManagedMembers(ctx.read, { ...filter, tenantId }, paging);
    const held = await findPositionsOf(
      ctx.read,
      items.map(({ id }) => id),
    );
    yield items
      .map((item) => ({ ...item, positions: held.get(item.id)?.map((id) => positions.get(id) ?? id) ?? [] }))
      .map((member) => tableLine(exportColumns.map((column) => cells[column](member, language, names))))
      .join('');
    isMore = items.length === membersAtOnce;
  }
}

/** What the list shows, all of it, in the words of the caller; imported again it changes nothing. */
export async function exportMembers(
  ctx: Context,
  filter: Omit<MemberFilter, 'tenantId'>,
): Promise<AsyncIterable<string>> {
  const { id: memberId, tenantId } = ctx.actor;
  await ctx.inTransaction((tx) =>
    recordAccess(tx, ctx, { tenantId, memberId, action: 'people-exported', details: filter }),
  );
  return linesOf(ctx, filter);
}
