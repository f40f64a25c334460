import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { search } from '@shuyuan/contract/search/search.wire';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';

type Props = { found: OutputOf<typeof search> };

/** Says that something else was looked for than what was written. */
export function OtherWords({ found: { corrected, isLoose } }: Props) {
  const t = useT('search');
  if (corrected !== null) return <HintText size="base">{t('search.corrected', { words: corrected })}</HintText>;
  return isLoose ? <HintText size="base">{t('search.loose')}</HintText> : null;
}
