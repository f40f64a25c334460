import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { playLog } from '@shuyuan/contract/study/play/play-log';
import { playReporter } from './play-reporter.ts';

const count = {
  counted: [{ from: 0, to: 4 }],
  countedUnits: 4,
  unitCount: 10,
  openQuestions: 0,
  finishTime: null,
  progress: { finishStatus: 1, percentage: 0, finishedRequired: 0, required: 1 },
} as const;

function begin() {
  const log = playLog({ counted: [], resumePoint: 0 });
  const send = vi.fn(() => Promise.resolve({ ...count, counted: [...count.counted] }));
  const received = { onCount: vi.fn(), onLine: vi.fn(), onRefused: vi.fn() };
  return { log, send, ...received, report: playReporter({ play: { playId: 'p1', log }, send, ...received }) };
}

test('[D-178] what the server has counted is what is shown, and is not told again', async () => {
  const { log, send, onCount, report } = begin();
  log.watch({ from: 0, to: 4 });
  report();
  await expect.poll(() => onCount.mock.calls).toEqual([[expect.objectContaining({ countedUnits: 4 }), false]]);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1', sequence: 1 }), false);
  report(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('[D-178] without a line it waits, and says everything once the line is back', async () => {
  const { log, send, onLine, onRefused, report } = begin();
  send.mockRejectedValueOnce(new ApiError({ status: 0 }));
  log.watch({ from: 0, to: 2 });
  report();
  await expect.poll(() => onLine.mock.lastCall).toEqual(['waiting']);
  log.watch({ from: 2, to: 4 });
  report();
  await expect.poll(() => onLine.mock.lastCall).toEqual(['open']);
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ sequence: 2, intervals: [{ from: 0, to: 4 }] }),
    false,
  );
  expect(onRefused).not.toHaveBeenCalled();
});

test('[D-178] another device that plays ends this one, visibly; nothing more is told', async () => {
  const { log, send, onLine, report } = begin();
  send.mockRejectedValueOnce(new ApiError({ status: 422, number: errorTable['play.taken-over'].number }));
  log.watch({ from: 0, to: 2 });
  report();
  await expect.poll(() => onLine.mock.lastCall).toEqual(['taken-over']);
  log.watch({ from: 2, to: 4 });
  report();
  expect(send).toHaveBeenCalledTimes(1);
});
