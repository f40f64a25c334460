import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { type ParamsOf, type PathName, paths, type Search } from '../../lib/paths.ts';

/** Parameters may be left out only where the path needs none. */
type ParamsProp<Name extends PathName> =
  Partial<ParamsOf<Name>> extends ParamsOf<Name>
    ? { readonly params?: ParamsOf<Name> | undefined }
    : { readonly params: ParamsOf<Name> };

export type PathLinkProps<Name extends PathName> = Anchor &
  ParamsProp<Name> & {
    readonly to: Name;
    readonly search?: Search | undefined;
    readonly children?: ReactNode;
    /** One of several links to one page: only the one that leads exactly here is the current one. */
    readonly isOneOfMany?: true;
  };

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
};

// The path table has typed the target already; a second typing by a registered router costs a second of every type check.
const RouterLink = Link as unknown as ComponentType<
  Anchor & {
    to: string;
    params: Readonly<Record<string, unknown>>;
    search: Record<string, string>;
    preload: 'intent';
    activeOptions: { exact: boolean };
  }
>;

const asTexts = (search: Search = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

/** The parameter a path may go without. The router would take the one of the page one is on, and lead back to it. */
const optionalIn = (path: string): string => path.split('{-$')[1]?.slice(0, -1) ?? '';

/** A link of the path table. The chunk of its page is fetched when the pointer or the focus comes near. */
export function PathLink<Name extends PathName>({ to, params, search, ...props }: PathLinkProps<Name>) {
  const { isOneOfMany: exact = false, ...anchor } = props;
  const target = { to: paths[to], params: { [optionalIn(paths[to])]: undefined, ...params }, search: asTexts(search) };
  return <RouterLink {...anchor} {...target} preload="intent" activeOptions={{ exact }} />;
}
