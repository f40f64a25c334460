/** The title and the link of a notice about an approval. */
export const aboutProcess = ({ id }: { readonly id: string }) => ({ subject: { kind: 'approval', id } });
export const linkTo = (id: string, box: 'to-decide' | 'started'): string =>
  `/center/my/approvals?box=${box}&open=${id}`;
