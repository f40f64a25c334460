import { useT } from '../../../lib/texts.ts';
import { StillBell } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { type Letter, LetterCard } from './LetterCard.tsx';

export function LetterList({ letters }: { letters: readonly Letter[] }) {
  const t = useT('operation');
  if (letters.length === 0)
    return (
      <Panel>
        <EmptyState art={<StillBell />} title={t('contact.empty')} text={t('contact.empty.text')} />
      </Panel>
    );
  return (
    <Stack as="ul" gap={12} aria-label={t('contact.title')}>
      {letters.map((letter) => (
        <LetterCard key={letter.id} letter={letter} />
      ))}
    </Stack>
  );
}
