import type { PositionRow } from '../position.store.ts';
import type { RunRow } from './walk.store.ts';

export const toRunOut = (position: PositionRow, run: RunRow) => ({
  positionId: position.id,
  progressId: run.id,
  name: position.name,
  introduction: position.introduction,
  learnSequence: position.learnSequence,
  state: position.state,
  joinTime: run.openedAt.getTime(),
  closeTime: run.closedAt?.getTime() ?? null,
  auditState: run.auditState,
});
