import { FormulaText } from '../formulas/FormulaText.tsx';
import type { Option } from './chosen-in.ts';
import { Picture } from './media/Picture.tsx';

/** The words of an option, a side or an item, and its picture below them. */
export function OptionWords({ option: { text, picture }, className }: Props) {
  return (
    <>
      <bdi className={className}>
        <FormulaText text={text} />
      </bdi>
      {picture && <Picture {...picture} />}
    </>
  );
}

type Props = { option: Omit<Option, 'id'>; className?: string | undefined };
