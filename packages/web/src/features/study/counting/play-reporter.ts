import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { reportPlay } from '@shuyuan/contract/study/play/play.wire';
import { ApiError } from '../../../lib/api-error.ts';
import type { Count, Play } from './use-play.ts';

type Options = {
  readonly play: Pick<Play, 'playId' | 'log'>;
  readonly send: (input: InputOf<typeof reportPlay>, isLeaving: boolean) => Promise<Count>;
  readonly onCount: (count: Count, isLeaving: boolean) => void;
  readonly onLine: (line: Line) => void;
  /** A refusal that waiting does not mend. */
  readonly onRefused: (error: unknown) => void;
};

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** D-178: tells the server what was seen. What it answers is what counts; what got lost is told again. */
export function playReporter({ play: { playId: id, log }, send, onCount, onLine, onRefused }: Options) {
  let hasEnded = false;
  return (isLeaving = false): void => {
    const report = hasEnded ? null : log.next();
    if (!report) return;
    send({ id, ...report }, isLeaving).then(
      (count) => {
        log.acknowledge(count.counted);
        onLine('open');
        onCount(count, isLeaving);
      },
      (error: unknown) => {
        log.restore(report);
        if (isPassing(error)) {
          onLine('waiting');
          return;
        }
        hasEnded = true;
        if (error instanceof ApiError && error.code === 'play.taken-over') onLine('taken-over');
        else onRefused(error);
      },
    );
  };
}

/** Reports go out, wait for the line to come back, or ended because another device plays. */
export type Line = 'open' | 'waiting' | 'taken-over';
