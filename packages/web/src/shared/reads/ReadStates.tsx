import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonCards, SkeletonList, SkeletonTable } from '../../ui/Skeletons.tsx';
import { refusalText } from '../../lib/refusal-text.ts';
import { useT } from '../../lib/texts.ts';

const skeletons = { table: SkeletonTable, list: SkeletonList, cards: SkeletonCards } as const;

type Shape = { readonly shape?: keyof typeof skeletons; readonly count?: number };

/** As much of a read as is needed to say why it failed and to try again. */
export type FailedRead = { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };

/** Several reads of one part as one failure: a refusal before what may pass, a second try for all that failed. */
export function failureOf(reads: readonly (FailedRead & { readonly isError: boolean })[]): FailedRead | null {
  const failed = reads.filter(({ isError }) => isError);
  const first = failed.find(({ error }) => refusalText(error) !== null) ?? failed[0];
  if (!first) return null;
  return {
    error: first.error,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

type FailureProps = { read: FailedRead; title: string; text?: string; size?: 'panel' | 'page' };

/** What could not be read says so with the way on; what was refused says why, and nothing of trying again. */
export function ReadFailure({ read, size = 'panel', ...words }: FailureProps) {
  const t = useT('common');
  const refusal = refusalText(read.error);
  if (refusal !== null)
    return (
      <div role="alert">
        <EmptyState title={refusal} size={size} />
      </div>
    );
  return (
    <ErrorState
      {...words}
      size={size}
      retryLabel={t('shell.retry')}
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  );
}

function Waiting({ shape = 'table', count = 5 }: Shape) {
  const t = useT('common');
  const Skeleton = skeletons[shape];
  return <Skeleton label={t('shell.loading')} count={count} />;
}

type Props<Data> = Shape & {
  read: UseQueryResult<Data>;
  /** What could not be loaded, in words. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** Something read from the server in its own place: on its way, failed with the way on, or there. */
export function ReadStates<Data>({ read, failed, children, ...shape }: Props<Data>) {
  if (read.data !== undefined) return children(read.data);
  return read.isError ? <ReadFailure read={read} title={failed} /> : <Waiting {...shape} />;
}

type Content<Row> = Parameters<typeof DataTable<Row>>[0]['content'];

/** The same for the rows of a table, which draws its empty state itself. */
export function tableContent<Row>(
  read: UseQueryResult<{ readonly items: readonly Row[] }>,
  { failed, empty }: { readonly failed: string; readonly empty: ReactNode },
): Content<Row> {
  if (read.data !== undefined) return { state: 'ready', rows: read.data.items, empty };
  if (read.isError) return { state: 'failed', message: <ReadFailure read={read} title={failed} /> };
  return { state: 'loading', placeholder: <Waiting /> };
}
