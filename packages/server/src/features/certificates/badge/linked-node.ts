/** A node of a signed document. Names stand for what `terms` says of them, as the published contexts do. */
export type LinkedNode = {
  readonly '@context'?: readonly string[];
  readonly id?: string;
  readonly type?: string | readonly string[];
  readonly [name: string]: LinkedValue | undefined;
};
type LinkedValue = string | boolean | LinkedNode | readonly (string | LinkedNode)[];
