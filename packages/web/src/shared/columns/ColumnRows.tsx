import { Button, VisuallyHidden } from '@mantine/core';
import { type ColumnChoice, type ColumnList, columnsOf, moveColumn } from '@shuyuan/contract/centre/column-lists';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useMoves } from '../ordering/use-moves.ts';
import classes from './ColumnRows.module.css';

type Props = {
  list: ColumnList;
  choices: readonly ColumnChoice[];
  all: readonly { readonly key: string; readonly header: string }[];
  onChoose: (choices: readonly ColumnChoice[]) => void;
};

/** Each column with whether it is shown and its steps up and down; the first names the row and stays. */
export function ColumnRows({ list, choices, all, onChoose }: Props) {
  const t = useT('centre');
  const { said, say } = useMoves(choices.map(({ key }) => key).join());
  const nameOf = (key: string): string => all.find((column) => column.key === key)?.header ?? key;
  const step = (key: string, by: -1 | 1, button: HTMLElement): void => {
    say(t('centre.columns.moved', { name: nameOf(key) }), { button, id: key });
    onChoose(moveColumn(choices, key, by));
  };
  return (
    <Stack>
      <HintText>{t('centre.columns.text')}</HintText>
      <ul className={classes.rows}>
        {choices.map(({ key, isShown }, at) => (
          <li key={key} className={classes.row} data-moved={key}>
            <label className={classes.name}>
              <input
                type="checkbox"
                checked={isShown}
                disabled={at === 0}
                onChange={() =>
                  onChoose(choices.map((choice) => (choice.key === key ? { key, isShown: !isShown } : choice)))
                }
              />
              {nameOf(key)}
            </label>
            {at > 0 && (
              <span className={classes.steps}>
                <IconButton
                  label={t('centre.columns.up', { name: nameOf(key) })}
                  icon={<ArrowUp size={16} aria-hidden />}
                  disabledReason={at === 1 ? t('centre.columns.first') : undefined}
                  onClick={({ currentTarget }) => step(key, -1, currentTarget)}
                />
                <IconButton
                  label={t('centre.columns.down', { name: nameOf(key) })}
                  icon={<ArrowDown size={16} aria-hidden />}
                  disabledReason={at === choices.length - 1 ? t('centre.columns.last') : undefined}
                  onClick={({ currentTarget }) => step(key, 1, currentTarget)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <Button variant="default" onClick={() => onChoose(columnsOf(list, []))}>
        {t('centre.columns.reset')}
      </Button>
    </Stack>
  );
}
