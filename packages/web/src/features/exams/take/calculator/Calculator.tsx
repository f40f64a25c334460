import { Button, TextInput } from '@mantine/core';
import { calculate, maxExpression } from '@shuyuan/contract/exams/taking/calculate';
import { Calculator as CalculatorIcon, Delete } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import classes from './Calculator.module.css';

const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '%', '+', '(', ')', '^', '√'];

function Keyboard({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useT('exams');
  return (
    <>
      <div className={classes.keys} dir="ltr">
        {keys.map((key) => (
          <Button
            key={key}
            size="compact-sm"
            variant="default"
            disabled={text.length >= maxExpression}
            onClick={() => onChange(text + key)}
          >
            {key}
          </Button>
        ))}
      </div>
      <div className={classes.edit}>
        <Button size="compact-sm" variant="default" onClick={() => onChange('')}>
          {t('exams.calculator.clear')}
        </Button>
        <IconButton
          label={t('exams.calculator.delete')}
          icon={<Delete size={16} aria-hidden />}
          onClick={() => onChange(text.slice(0, -1))}
        />
      </div>
    </>
  );
}

/** An expression and its value, typed or pressed; it stays while questions are turned. Nothing of it is kept or sent. */
export function Calculator() {
  const t = useT('exams');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const value = calculate(text);
  const result = value === null ? '' : String(value);
  return (
    <section className={classes.root} aria-label={t('exams.calculator')}>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<CalculatorIcon size={16} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('exams.calculator')}
      </Button>
      {isOpen && (
        <div id={id} className={classes.body}>
          <TextInput
            label={t('exams.calculator.expression')}
            autoComplete="off"
            dir="ltr"
            maxLength={maxExpression}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <output className={classes.result} dir="ltr" aria-label={t('exams.calculator.result')}>
            = {result}
          </output>
          <Keyboard text={text} onChange={setText} />
        </div>
      )}
    </section>
  );
}
