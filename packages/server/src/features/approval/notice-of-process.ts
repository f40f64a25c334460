/** What a notice about an approval names and opens. */
export const aboutProcess = ({ id }: { readonly id: string }) => ({ subject: { kind: 'approval', id } });
export const linkTo = (id: string, box: 'to-decide' | 'started'): string =>
  `/center/my/approvals?box=${box}&open=${id}`;
