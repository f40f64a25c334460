import { applyForClass } from '@shuyuan/contract/training/enrolment.wire';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { showNotice } from '../../../lib/notices.ts';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useT } from '../../../lib/texts.ts';
import { classReads } from '../class-reads.ts';

/** The last seat may go while the page is open: it stays, and shows how things are now. */
const claims = ['class.seats-taken', 'class.applied-already', 'class.enrolment-closed'] as const;

export function useApplication(id: string) {
  const t = useT('classes');
  const refresh = useRefresh();
  const { mutate, isPending } = useWrite(applyForClass, {
    claims,
    refreshes: classReads,
    onSuccess: ({ state }) => showNotice(t(`classes.applied.${state}`), 'success'),
  });
  const apply = (): void =>
    mutate(
      { id },
      {
        onError: (error) => {
          const text = claimedText(error, claims);
          if (text) showNotice(text, 'error');
          for (const read of classReads) refresh(read);
        },
      },
    );
  return { apply, isBusy: isPending };
}
