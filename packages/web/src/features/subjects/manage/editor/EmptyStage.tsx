import { useT } from '../../../../lib/texts.ts';
import { useDropTarget } from '../../../../shared/ordering/use-drop-target.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from './Editor.module.css';

/** A stage without items takes those of others, too. */
export function EmptyStage({ onDrop }: { onDrop: () => void }) {
  const t = useT('subjects');
  const target = useDropTarget(onDrop);
  return (
    <div className={classes.nothing} data-over={target.over ?? undefined} {...target.events}>
      <HintText>{t('subjects.form.emptyStage')}</HintText>
    </div>
  );
}
