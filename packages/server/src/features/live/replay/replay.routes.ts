import * as wire from '@shuyuan/contract/live/replay.wire';
import { on, onDownload } from '../../../platform/http/route.ts';
import { exportAttendees } from './export-attendees.ts';
import { listOwnReplays } from '../reuse/list-own-replays.ts';
import { listReplayMessages } from './list-replay-messages.ts';
import { readReplay } from './read-replay.ts';
import { listAttendees, readReport } from './read-report.ts';
import { remakeReplay } from './remake-replay.ts';
import { saveReplay } from './save-replay.ts';

export const replayRoutes = [
  on(wire.readReplay, readReplay),
  on(wire.listReplayMessages, listReplayMessages),
  on(wire.listOwnReplays, listOwnReplays),
  on(wire.saveReplay, saveReplay),
  on(wire.remakeReplay, remakeReplay),
  on(wire.readReport, readReport),
  on(wire.listAttendees, listAttendees),
  onDownload(wire.exportAttendees, exportAttendees),
];
