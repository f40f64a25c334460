import { type RawBuilder, sql } from 'kysely';
import type { ReminderTargets } from '../../study/index.ts';

/** Whoever walks the path, has neither finished nor handed it in, and is as far as `isSo` says. */
const walks = (positionId: string, asOf: Date, isSo: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from position_run run cross join lateral position_progress(run.id, ${asOf}) progress
    where run.position_id = ${positionId} and run.member_id = member.id and run.closed_at is null
      and run.audit_state in ('none', 'refused') and progress.percentage < 100 and ${isSo})`;

/** Something learned elsewhere, before the position or since, is a beginning, too. */
const isBegun = sql<boolean>`(progress.finished_count > 0
  or exists (select from position_section_state state where state.run_id = run.id))`;

export const targetsOfPath = (positionId: string, asOf: Date): ReminderTargets => ({
  notBegun: walks(positionId, asOf, sql<boolean>`not ${isBegun}`),
  midway: walks(positionId, asOf, isBegun),
});
