/** A request of a file of page tests to the process of its server. */
export type HostRequest =
  | { readonly kind: 'open'; readonly env: Readonly<Record<string, string>> }
  | { readonly kind: 'rows'; readonly id: string; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly kind: 'close'; readonly id: string };

export type HostAnswers = {
  readonly open: { readonly id: string; readonly origin: string };
  readonly rows: Record<string, unknown>[];
  readonly close: undefined;
};
