import { Beginnings } from './Beginnings.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { ListProps } from './use-options.ts';

type Props = ListProps & { typed: string; onReturn: () => void };

/** Below the box: what is meant by what was typed, or what to begin with. */
export const BoxList = ({ typed, onReturn, ...list }: Props) =>
  typed === '' ? <Beginnings onReturn={onReturn} {...list} /> : <Suggestions typed={typed} {...list} />;
