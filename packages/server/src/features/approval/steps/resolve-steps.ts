import { type ApproverSpec, maxAsked, type StepMode, type StepSpec } from '@shuyuan/contract/approval/approvers';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Role } from '@shuyuan/contract/kernel/capabilities';
import type { ContextOf } from '../../../platform/context.ts';
import type { Organization } from '../../people/index.ts';
import { listActive, listDirectors, listHolders } from './approver.store.ts';
import { findAdministrator } from '../process.store.ts';
import type { Person } from './step.store.ts';

type Reading = Pick<ContextOf<unknown>, 'read'>;
type Situation = {
  readonly place: Organization;
  readonly steps: readonly StepSpec[];
  /** Never asked about their own request; null in a preview, which has no starter yet. */
  readonly starterId: string | null;
};
/** One of the approvers, and as what the template means them. */
type ResolvedPerson = Person & { readonly askedAs: string };
export type ResolvedStep = { readonly mode: StepMode; readonly people: readonly ResolvedPerson[] };

/** Everybody a template can mean, read at once: the queries grow with the kinds of approvers, not with the steps. */
async function findCandidates({ read }: Reading, { place, steps, starterId }: Situation) {
  const { tenantId, path } = place;
  const named = steps.flatMap(({ approvers }) => approvers);
  const ids = named.flatMap((one) => (one.kind === 'person' ? one.memberId : []));
  const roles = new Set(named.flatMap((one) => (one.kind === 'role' ? one.role : [])));
  const people = new Map((await listActive(read, tenantId, ids)).map((person) => [person.id, person] as const));
  const holders = new Map<Role, Person[]>();
  for (const role of roles) holders.set(role, await listHolders(read, tenantId, role));
  const isDirectorAsked = named.some(({ kind }) => kind === 'director');
  const directors = isDirectorAsked ? await listDirectors(read, { tenantId, path, exceptId: starterId }) : [];
  const peopleOf = (approver: ApproverSpec): readonly Person[] => {
    if (approver.kind === 'role') return holders.get(approver.role) ?? [];
    if (approver.kind === 'director') return directors;
    const person = people.get(approver.memberId);
    return person ? [person] : [];
  };
  return (approver: ApproverSpec): ResolvedPerson[] => {
    const askedAs = approver.kind === 'role' ? approver.role : approver.kind;
    return peopleOf(approver).map((person) => ({ ...person, askedAs }));
  };
}

const isNamed = ({ askedAs }: ResolvedPerson): boolean => askedAs === 'person';

/** The people behind a template, for a starter of this place: each once per step, and never the starter. */
export async function resolveSteps(ctx: Reading, situation: Situation): Promise<ResolvedStep[]> {
  const candidatesFor = await findCandidates(ctx, situation);
  return situation.steps.map(({ mode, approvers }) => {
    // A member meant in two ways is asked by the one that lasts: by name, whatever becomes of the role.
    const meant = approvers.flatMap(candidatesFor).toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
    const people = new Map<string, ResolvedPerson>();
    for (const person of meant) if (!people.has(person.id)) people.set(person.id, person);
    if (situation.starterId !== null) people.delete(situation.starterId);
    return { mode, people: [...people.values()].slice(0, maxAsked) };
  });
}

/** D-078: a step nobody could decide would hold the request for ever; it is refused before it exists. */
export async function demandApprovers(ctx: Reading, situation: Situation): Promise<ResolvedStep[]> {
  const steps = await resolveSteps(ctx, situation);
  const empty = steps.findIndex(({ people }) => people.length === 0);
  if (empty >= 0) {
    const administrator = await findAdministrator(ctx.read, situation.place);
    demand(false, 'approval.no-approver', { step: empty + 1, administrator });
  }
  return steps;
}
