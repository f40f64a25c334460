import { isAccessAction } from '@shuyuan/contract/admin/access-actions';

/** What the address of the audit log holds; dates as a date field writes them. */
export type AuditSearch = {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly kind?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Midnight where the reader is; undefined for what is no date. */
function startOf(date: string | undefined, daysLater = 0): number | undefined {
  const [year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})$/
      .exec(date ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(year, month - 1, day + daysLater).getTime();
}

/** The filter of the call: both days belong to the time that is asked for. */
export function filterOf({ actor, action, kind, subject, from, to }: AuditSearch) {
  const fields = { actor, action, subjectKind: kind, subjectId: subject, from: startOf(from), to: startOf(to, 1) };
  // An empty field filters nothing and stays out of the call.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof typeof fields]?: NonNullable<(typeof fields)[Name]>;
  };
}

type AccessSearch = Readonly<Record<'person' | 'action' | 'address' | 'from' | 'to', string | undefined>>;

/** The same for the log of access. */
export function accessFilterOf({ person, action, address, from, to }: AccessSearch) {
  const { from: since, to: until } = filterOf({ from, to });
  return {
    ...(person && { person }),
    ...(action && isAccessAction(action) && { action }),
    ...(address && { address }),
    ...(since !== undefined && { from: since }),
    ...(until !== undefined && { to: until }),
  };
}
