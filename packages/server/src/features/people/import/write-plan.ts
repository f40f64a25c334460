import { type AuditEntry, recordAudits } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/context.ts';
import { changesBetween } from '../members/changes-between.ts';
import { hasOtherRoles, notifyRolesChanged } from '../members/notify-roles-changed.ts';
import { findingsOf } from './make-plan.ts';
import type { Plan, Planned } from './plan-import.ts';
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

const entryOf = (tenantId: string, { id, before, after }: Planned): AuditEntry => ({
  tenantId,
  subject: { kind: 'member', id },
  ...(before ? { action: 'member.changed', ...changesBetween(before, after) } : { action: 'member.created', after }),
});

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
    const entries = batch.map((one) => entryOf(tenantId, one));
    await recordAudits(tx, author, entries);
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
