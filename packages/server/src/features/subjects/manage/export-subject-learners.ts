import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import { finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import { openManagedSubject } from '../subject.policy.ts';
import { type LearnerRow, listLearners } from './learners.store.ts';
import type { ReportInput } from './list-subject-learners.ts';
import { reportTexts } from '../../study/index.ts';
import { subjectTexts } from './subject-texts.ts';

const columns = ['name', 'organization', 'status', 'percentage', 'exempt', 'joined', 'due', 'finished'] as const;

const peopleAtOnce = 500;

function writerOf({ language, external }: Context) {
  const [words, statuses] = [subjectTexts[language], reportTexts[language]];
  // The Swedish way of writing a time is the one every spreadsheet reads as a time.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: external.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const time = (at: Date | null): string => (at === null ? '' : format.format(at));
  const cells = (row: LearnerRow): string[] => [
    row.fullName,
    row.organizationName,
    statuses[finishStatusLabels[row.status]],
    String(row.percentage),
    String(row.exemptCount),
    time(row.openedAt),
    time(row.dueAt),
    time(row.finishedAt),
  ];
  const head = (title: string, at: number): string =>
    [
      [words['subjects.column.title'], title],
      [statuses['study.report.asOf'], time(new Date(at))],
      [],
      columns.map((column) => words[`subjects.report.${column}`]),
    ]
      .map(tableLine)
      .join('');
  return { head, cells };
}

/** The report on learners as a table in the words of the caller. */
export async function exportSubjectLearners(ctx: Context, input: ReportInput): Promise<AsyncIterable<string>> {
  const { id: subjectId, title } = await openManagedSubject(ctx, input.id);
  const { head, cells } = writerOf(ctx);
  const asOf = new Date(ctx.now());
  const query = { subjectId, search: input.search, finishStatus: input.finishStatus, asOf };
  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + head(title, asOf.getTime());
    for (let page = 1, isMore = true; isMore; page += 1) {
      const rows = await listLearners(ctx.read, query, { page, pageSize: peopleAtOnce });
      yield rows.map((row) => tableLine(cells(row))).join('');
      isMore = rows.length === peopleAtOnce;
    }
  }
  return lines();
}
