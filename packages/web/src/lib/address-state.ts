import { defaultPageSize, maxPageSize } from '@shuyuan/contract/kernel/paging';
import { changeSearch } from './navigation.ts';
import type { Search } from './paths.ts';
import { countOf, useSearchParams } from './route-values.ts';

/**
 * The state of a page that a reload, a link and the way back keep, and the function that changes some of it. Another
 * filter begins at the first page: `change({ search, page: 1 })`.
 */
export function useAddressState<S extends object>(codec: AddressCodec<S>) {
  const state = codec.read(useSearchParams());
  const change = (part: Partial<S>, options?: { readonly isReplacing: boolean }): void =>
    changeSearch(codec.write({ ...state, ...part }), options);
  return [state, change] as const;
}

type Texts = Readonly<Record<string, string | undefined>>;
/** One value of the query. An address may say anything: what `read` cannot mean is the usual value; `write` leaves that out. */
export type AddressValue<V> = {
  readonly read: (text: string | undefined) => V;
  readonly write: (value: V) => string | number | undefined;
};
type AddressCodec<S> = { readonly read: (search: Texts) => S; readonly write: (state: S) => Search };
export type AddressStateOf<C> = C extends AddressCodec<infer S> ? S : never;

/** A search; empty where there is none. */
export const addressText: AddressValue<string> = { read: (text = '') => text, write: (text) => text || undefined };

/** The id of what is open. */
export const addressId: AddressValue<string | undefined> = { read: (text) => text || undefined, write: (id) => id };

/** One of some choices; without a usual one, undefined stands for all of them. */
export function addressChoice<C extends string | number>(choices: readonly C[]): AddressValue<C | undefined>;
export function addressChoice<C extends string | number>(choices: readonly C[], usual: C): AddressValue<C>;
export function addressChoice<C extends string | number>(
  choices: readonly C[],
  usual?: C,
): AddressValue<C | undefined> {
  return {
    read: (text) => choices.find((choice) => String(choice) === text) ?? usual,
    write: (choice) => (choice === usual ? undefined : choice),
  };
}

const addressCount = (usual: number, max?: number): AddressValue<number> => ({
  read: (text) => countOf(text, usual, max),
  write: (count) => (count === usual ? undefined : count),
});

/** The page of a list and how much stands on it. */
export const addressPaging = (usualSize: number = defaultPageSize) => ({
  page: addressCount(1),
  pageSize: addressCount(usualSize, maxPageSize),
});

/** How the state of a page stands in its address, one value per name of the query; what is usual is left out. */
export function addressCodec<S extends object>(values: {
  readonly [Name in keyof S]: AddressValue<S[Name]>;
}): AddressCodec<S> {
  // The names of the state are those of its values.
  const names = Object.keys(values) as (keyof S & string)[];
  return {
    read: (search) => Object.fromEntries(names.map((name) => [name, values[name].read(search[name])])) as S,
    write: (state) => Object.fromEntries(names.map((name) => [name, values[name].write(state[name])])),
  };
}
