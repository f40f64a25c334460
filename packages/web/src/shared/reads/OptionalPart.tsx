import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { ReactNode } from 'react';
import { useRead } from '../../lib/queries.ts';

type Props<E extends Endpoint> = {
  endpoint: E;
  input: InputOf<E>;
  /** Keeps the place while it is on its way; nothing where the page does not wait for it. */
  waiting?: ReactNode;
  children: (data: OutputOf<E>) => ReactNode;
};

/**
 * ERR-15: a part its page can do without. When it cannot be loaded it is left out, without a notice, an alert or an
 * error page, and everything around it stands.
 */
export function OptionalPart<E extends Endpoint>({ endpoint, input, waiting = null, children }: Props<E>): ReactNode {
  const read = useRead(endpoint, input, { claims: 'all' });
  if (read.data !== undefined) return children(read.data);
  return read.isError ? null : waiting;
}
