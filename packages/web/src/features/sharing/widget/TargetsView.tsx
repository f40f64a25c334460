import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Targets } from './Targets.tsx';
import classes from './Widget.module.css';

type Props = {
  title: string;
  targets: readonly ShareTarget[];
  pending: ShareTarget | null;
  /** Undefined while unknown. */
  counts: { readonly shareNum: number; readonly visitNum: number } | undefined;
  onChoose: (target: ShareTarget) => void;
};

/** What is shared, where to, and how often that was done before. */
export function TargetsView({ title, targets, pending, counts, onChoose }: Props) {
  const t = useT('sharing');
  const format = useFormat();
  return (
    <>
      <p className={classes.what} dir="auto">
        {title}
      </p>
      <Targets targets={targets} pending={pending} onChoose={onChoose} />
      <p className={classes.counts}>
        {counts &&
          t('sharing.counts', { shared: format.count(counts.shareNum), visited: format.count(counts.visitNum) })}
      </p>
    </>
  );
}
