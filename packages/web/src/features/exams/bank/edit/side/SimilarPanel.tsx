import { listedText } from '@shuyuan/contract/exams/bank/plain-text';
import { CopyCheck } from 'lucide-react';
import { useFormat } from '../../../../../lib/format.ts';
import { useT } from '../../../../../lib/texts.ts';
import { PathLink } from '../../../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../../../ui/HintText.tsx';
import { Panel } from '../../../../../ui/Panel.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';
import { useSimilarQuestions } from './use-similar-questions.ts';

type Props = { text: string; exceptId: string | null };

/** Questions that ask nearly the same as what is being typed; nothing where there are none. */
export function SimilarPanel({ text, exceptId }: Props) {
  const t = useT('bank');
  const format = useFormat();
  const similar = useSimilarQuestions(text, exceptId);
  if (similar.length === 0) return null;
  return (
    <Panel title={t('bank.similar')} icon={<CopyCheck />}>
      <Stack gap={12}>
        <HintText>{t('bank.similar.hint')}</HintText>
        <Stack as="ul" gap={8}>
          {similar.map((one) => (
            <li key={one.id}>
              <PathLink to="bankQuestion" params={{ id: one.id }} target="_blank">
                <bdi>{listedText(one.text)}</bdi>
              </PathLink>
              <HintText as="span">{` ${t('bank.similar.share', { share: format.percent(one.share) })}`}</HintText>
            </li>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}
