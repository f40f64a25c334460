import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { FileLinks } from '../../../shared/files/FileLinks.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from './Homework.module.css';
import type { Elsewhere, OwnHomework } from './own-homework.ts';

type Props = { saved: OwnHomework; elsewhere: Elsewhere };

/** The work as another device saved it since this page read it, and the choice to go on with; neither text is gone before that. */
export function SavedElsewhere({ saved, elsewhere: { choices, merge } }: Props) {
  const t = useT('study');
  return (
    <Card as="section" tone="gold" aria-label={t('study.homework.elsewhere')}>
      <Stack gap={12}>
        <strong>{t('study.homework.elsewhere')}</strong>
        <HintText>{t('study.homework.elsewhere.text')}</HintText>
        <p className={classes.text}>
          <bdi>{saved.text === '' ? t('study.homework.elsewhere.empty') : saved.text}</bdi>
        </p>
        <FileLinks label={t('study.homework.elsewhere.files')} files={saved.files} />
        <div className={classes.actions}>
          {choices.map((choice) => (
            <Button key={choice} variant="default" onClick={() => merge(choice)}>
              {t(`study.homework.elsewhere.${choice}`)}
            </Button>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
