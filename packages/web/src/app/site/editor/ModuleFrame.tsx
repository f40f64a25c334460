import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { Settings2 } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Grip } from '../../../shared/ordering/Grip.tsx';
import { MoveButtons, type Moving } from '../../../shared/ordering/MoveButtons.tsx';
import { type Dragging, OrderedRow } from '../../../shared/ordering/OrderedRow.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { homeViews } from '../home-views.tsx';
import { PageModules } from '../PageModules.tsx';
import classes from './Editor.module.css';

type Props = Dragging & {
  module: PageModule;
  name: string;
  isChosen: boolean;
  moving: Moving;
  onChoose: () => void;
};

/** One module with its handle; what it shows can be looked at, not used. */
export function ModuleFrame({ module, name, isChosen, moving, onChoose, ...dragging }: Props) {
  const t = useT('site');
  return (
    <OrderedRow id={module.id} className={classes.module} isDragged={dragging.isDragged} onDrop={dragging.onDrop}>
      <div data-chosen={isChosen || undefined}>
        <div className={classes.head}>
          <Grip name={name} onDrag={dragging.onDrag} />
          <span className={classes.name}>
            <bdi>{name}</bdi>
          </span>
          <IconButton
            label={t('site.editor.settings', { name })}
            icon={<Settings2 size={16} aria-hidden />}
            onClick={onChoose}
          />
          <MoveButtons name={name} {...moving} />
        </div>
        <div className={classes.view} inert>
          <PageModules modules={[module]} views={homeViews} />
        </div>
      </div>
    </OrderedRow>
  );
}
