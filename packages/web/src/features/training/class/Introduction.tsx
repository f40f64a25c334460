import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Class.module.css';

/** The words its author wrote about a class, with their lines. */
export function Introduction({ text }: { text: string }) {
  const t = useT('classes');
  return (
    <Panel title={t('classes.introduction')}>
      <HintText size="base" className={classes.text}>
        {text}
      </HintText>
    </Panel>
  );
}
