import { type AuditEntry, recordAudits } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/context.ts';
import { changesBetween } from '../members/changes-between.ts';
import { hasOtherRoles, notifyRolesChanged } from '../members/notify-roles-changed.ts';
import type { MemberRecord } from './apply-row.ts';
import { findingsOf } from './make-plan.ts';
import type { Plan, Planned } from './plan-import.ts';
import { changeHolders } from '../../positions/index.ts';
import { clearUniques, insertMembers, insertPlaces, updateMembers, writeStandings } from './write-members.store.ts';

const rowsAtOnce = 1_000;

type Author = Parameters<typeof notifyRolesChanged>[1] & { readonly requestId: string };
type Dependencies = {
  readonly tenantId: string;
  readonly source: { readonly id: string; readonly fileName: string };
  readonly author: Author;
  readonly hashes: ReadonlyMap<string, string>;
  readonly report: (done: number) => Promise<void>;
};

function* batchesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

/** Without positions: each that is given or taken is a line of its own. */
const withoutPositions = ({ positionIds: _positions, ...record }: MemberRecord) => record;

function entriesOf(tenantId: string, { id, before, after: record }: Planned): AuditEntry[] {
  const subject = { kind: 'member', id };
  const after = withoutPositions(record);
  if (!before) return [{ tenantId, subject, action: 'member.created', after }];
  const changes = changesBetween(withoutPositions(before), after);
  const hasOthers = Object.keys(changes.after).length > 0;
  return hasOthers ? [{ tenantId, subject, action: 'member.changed', ...changes }] : [];
}

const holdersOf = (batch: readonly Planned[]) =>
  batch.map(({ id, before, after }) => ({
    memberId: id,
    given: after.positionIds.filter((one) => !before?.positionIds.includes(one)),
    taken: (before?.positionIds ?? []).filter((one) => !after.positionIds.includes(one)),
  }));

/** Writes a plan without problems: organisations first, then people by the thousand, each with its line in the trail. */
export async function writePlan(
  tx: Tx,
  plan: Plan,
  { tenantId, source, author, hashes, report }: Dependencies,
): Promise<void> {
  const when = { tenantId, now: author.now() };
  let done = plan.unchanged;
  const told = async (batch: readonly Planned[]): Promise<void> => {
    await writeStandings(tx, batch, when);
    await recordAudits(
      tx,
      author,
      batch.flatMap((one) => entriesOf(tenantId, one)),
    );
    await changeHolders(tx, author, { tenantId, changes: holdersOf(batch) });
    await report((done += batch.length));
  };

  await insertPlaces(tx, plan.newPlaces, tenantId);
  const { problems: _none, newOrganizations: _named, ...counts } = findingsOf(plan);
  const summary: AuditEntry = {
    tenantId,
    action: 'import.applied',
    subject: { kind: 'import', id: source.id },
    after: { fileName: source.fileName, ...counts },
  };
  const founded = plan.newPlaces.map(({ id, name, parentId }) => ({
    tenantId,
    action: 'organization.created',
    subject: { kind: 'organization', id },
    after: { name, parentId },
  }));
  await recordAudits(tx, author, [summary, ...founded]);
  for (const batch of batchesOf(plan.changes)) await clearUniques(tx, batch, when);
  for (const batch of batchesOf(plan.changes)) {
    await updateMembers(tx, batch, when);
    await told(batch);
  }
  const others = plan.changes.filter(({ before, after }) => before && hasOtherRoles(before, after));
  await notifyRolesChanged(
    tx,
    author,
    others.map(({ id }) => id),
  );
  for (const batch of batchesOf(plan.creates)) {
    const rows = batch.map((one) => ({ ...one, passwordHash: hashes.get(one.after.account) ?? null }));
    await insertMembers(tx, rows, when);
    await told(batch);
  }
}
