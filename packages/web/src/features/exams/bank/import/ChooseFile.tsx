import { Button, NativeSelect } from '@mantine/core';
import { exchangeFormats, exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { categoryLabel } from '../categories/category-tree.ts';
import { useCategories } from '../categories/use-categories.ts';
import classes from './Import.module.css';
import { mbOf, type QuestionImport } from './use-question-import.ts';

type Props = { state: QuestionImport };

/** How the file is read, and where its questions go that say nothing of it. */
function FileFields({ state: { chosen, categoryId, changeFormat, changeCategory } }: Props) {
  const t = useT('bank');
  const { tree } = useCategories();
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('bank.import.category')}
        data={[
          { value: '', label: t('bank.import.category.none') },
          ...tree.map((node) => ({ value: node.id, label: categoryLabel(node) })),
        ]}
        value={categoryId}
        onChange={(event) => changeCategory(event.currentTarget.value)}
      />
      {chosen && (
        <NativeSelect
          label={t('bank.import.format')}
          data={exchangeFormats.map((value) => ({ value, label: t(`bank.format.${value}`) }))}
          value={chosen.format}
          onChange={(event) => {
            const { value } = event.currentTarget;
            changeFormat(exchangeFormats.find((one) => one === value) ?? chosen.format);
          }}
        />
      )}
    </div>
  );
}

/** A file chosen or dropped. */
export function ChooseFile({ state }: Props) {
  const t = useT('bank');
  const format = useFormat();
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { chosen, isChecking, choose } = state;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  };
  return (
    <Panel>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Upload size={28} aria-hidden />
        <p className={classes.title}>{chosen ? <bdi>{chosen.name}</bdi> : t('bank.import.drop')}</p>
        <HintText>
          {t('bank.import.limits', {
            questions: format.count(exchangeLimits.questions),
            size: mbOf(exchangeLimits.bytes),
            whole: mbOf(exchangeLimits.moodleBytes),
          })}
        </HintText>
        <input
          ref={picker}
          type="file"
          accept=".csv,.xlsx,.txt,.gift,.xml,text/csv,text/plain,text/xml"
          aria-label={t('bank.import.choose')}
          hidden
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file, mended, may be chosen again.
            event.currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
        <Button loading={isChecking} variant={chosen ? 'default' : 'filled'} onClick={() => picker.current?.click()}>
          {t(chosen ? 'bank.import.again' : 'bank.import.choose')}
        </Button>
      </div>
      <FileFields state={state} />
    </Panel>
  );
}
