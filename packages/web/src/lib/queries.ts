import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  type UseMutationResult,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { type Claims, type Failed, presentError } from './present-error.ts';
import { requestKeys } from './request-key.ts';

const maxRetries = 2;
const staleTimeMs = 5_000;

/** A refusal stays a refusal however often one asks; a lost line or a busy server may do better next time. */
const isWorthRetry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

const claimsOf = (meta: Record<string, unknown> | undefined): Claims =>
  // Written by `useRead` and `useWrite` alone.
  (meta?.['claims'] as Claims | undefined) ?? [];

const failedOf = (meta: Record<string, unknown> | undefined): Failed =>
  meta?.['isOfEntering'] === true ? 'page' : 'action';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => presentError(error, claimsOf(query.meta)) }),
    mutationCache: new MutationCache({
      // The library hands over four arguments; the last is the mutation.
      onError: (error, ...[, , { meta }]) => presentError(error, claimsOf(meta), failedOf(meta)),
    }),
    defaultOptions: {
      // 'always': while offline a call fails at once and says so, instead of loading for ever (D-016).
      queries: {
        networkMode: 'always',
        staleTime: staleTimeMs,
        retry: (failures, error) => failures < maxRetries && isWorthRetry(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Derived from the endpoint, so that refreshing "all lists of this call" needs no second list of names. */
const keyOf = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.method, endpoint.path] : [endpoint.method, endpoint.path, input];

type ReadOptions<E extends Endpoint> = Omit<UseQueryOptions<OutputOf<E>>, 'queryKey' | 'queryFn' | 'meta'> & {
  /** What the screen shows itself instead of a notice. */
  readonly claims?: Claims;
};

/** Data of the server for a screen. The call is given up when nobody looks any more. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { claims = [], ...options }: ReadOptions<E> = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery({
    ...options,
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { claims },
  });
}

/** The same call with several inputs, each kept and refreshed for itself: the pages of a list that grows. */
export function useReads<E extends Endpoint>(
  endpoint: E,
  inputs: readonly InputOf<E>[],
  { claims = [] }: Pick<ReadOptions<E>, 'claims'> = {},
): UseQueryResult<OutputOf<E>>[] {
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: keyOf(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
      meta: { claims },
    })),
  });
}

/**
 * Marks everything a call has answered as out of date. A first answer that is still on its way may be older than the
 * change, and the library would wait for it and keep it: it is given up and asked for again.
 */
function refresh(client: QueryClient, endpoint: Endpoint): Promise<void> {
  const queryKey = keyOf(endpoint);
  for (const query of client.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
    if (query.state.data === undefined) void query.cancel({ silent: true });
  return client.invalidateQueries({ queryKey });
}

/** Marks everything a call has answered as out of date, for news that come from elsewhere than a change of one's own. */
export function useRefresh(): (endpoint: Endpoint) => void {
  const client = useQueryClient();
  return useCallback((endpoint) => void refresh(client, endpoint), [client]);
}

type WriteOptions<E extends Endpoint> = {
  readonly claims?: Claims;
  /** Reads that are out of date once this has succeeded. */
  readonly refreshes?: readonly Endpoint[];
  /** It has succeeded once those are read again: the screen goes on with what they say, the next revision for instance. */
  readonly isDoneWhenFresh?: boolean;
  readonly onSuccess?: (output: OutputOf<E>, input: InputOf<E>) => unknown;
  /** It begins by itself with the page: coming back from the error page would begin it again. */
  readonly isOfEntering?: boolean;
  /** Longer than other calls, for a body that takes its time on a slow line. */
  readonly timeoutMs?: number;
};

/** A change on the server. Where the endpoint is idempotent, repeating the same attempt repeats its key (D-026). */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  {
    claims = [],
    refreshes = [],
    isDoneWhenFresh = false,
    onSuccess,
    isOfEntering = false,
    ...rest
  }: WriteOptions<E> = {},
): UseMutationResult<OutputOf<E>, Error, InputOf<E>> {
  const client = useQueryClient();
  const [keys] = useState(requestKeys);
  return useMutation({
    mutationFn: (input: InputOf<E>) =>
      call(endpoint, input, { ...rest, ...(endpoint.idempotent && { idempotencyKey: keys.keyFor(input) }) }),
    meta: { claims, isOfEntering },
    onSuccess: async (output, input) => {
      keys.done();
      const fresh = Promise.all(refreshes.map((stale) => refresh(client, stale)));
      if (isDoneWhenFresh) await fresh;
      await onSuccess?.(output, input);
    },
  });
}
