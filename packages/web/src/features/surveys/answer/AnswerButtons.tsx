import { Button } from '@mantine/core';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Answer.module.css';

type Props = {
  pageNumber: number;
  pageCount: number;
  isBusy: boolean;
  isPreview: boolean;
  onPrevious: () => void;
};

/** Back, on, and on the last page the end. */
export function AnswerButtons({ pageNumber, pageCount, isBusy, isPreview, onPrevious }: Props) {
  const t = useT('surveys');
  const isLast = pageNumber === pageCount;
  return (
    <div className={classes.buttons}>
      {pageNumber > 1 && (
        <Button
          variant="default"
          leftSection={<ArrowLeft size={16} aria-hidden className={classes.turning} />}
          onClick={onPrevious}
        >
          {t('survey.answer.previous')}
        </Button>
      )}
      {pageCount > 1 && (
        <HintText as="span">{t('survey.answer.page', { page: pageNumber, total: pageCount })}</HintText>
      )}
      <span className={classes.space} />
      {isLast ? (
        <ActionButton
          type="submit"
          leftSection={<Send size={16} aria-hidden />}
          loading={isBusy}
          disabledReason={isPreview ? t('survey.answer.preview') : undefined}
        >
          {t('survey.answer.submit')}
        </ActionButton>
      ) : (
        <Button type="submit" rightSection={<ArrowRight size={16} aria-hidden className={classes.turning} />}>
          {t('survey.answer.next')}
        </Button>
      )}
    </div>
  );
}
