import { useT } from '../../lib/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Stack } from '../../ui/Stack.tsx';

const tones = ['line', 'sunken', 'pine', 'gold', 'cinnabar'] as const;

export function CardSpecimens() {
  const t = useT('dev');
  return (
    <Stack gap={12}>
      {tones.map((tone) => (
        <Card key={tone} tone={tone}>
          {t('gallery.panel.text')}
        </Card>
      ))}
      <HintText>{t('gallery.field.hint')}</HintText>
      <HintText size="base">{t('gallery.empty.text')}</HintText>
      <ErrorText>{t('gallery.field.error')}</ErrorText>
      <ErrorText size="base">{t('gallery.confirm.error')}</ErrorText>
    </Stack>
  );
}
