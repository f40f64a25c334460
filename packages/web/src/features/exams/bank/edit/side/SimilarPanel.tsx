import { useDebouncedValue } from '@mantine/hooks';
import { findSimilarQuestions } from '@shuyuan/contract/exams/bank/bank.wire';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { keepPreviousData } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { useFormat } from '../../../../../lib/format.ts';
import { useRead } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';
import { PathLink } from '../../../../../shared/navigation/PathLink.tsx';
import { HintText } from '../../../../../ui/HintText.tsx';
import { Panel } from '../../../../../ui/Panel.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';

/** Long enough that a word is typed to its end. */
const pauseMs = 500;

type Props = { text: string; exceptId: string | null };

/** Questions that ask nearly the same as what is being typed; nothing where there are none. */
export function SimilarPanel({ text, exceptId }: Props) {
  const t = useT('bank');
  const format = useFormat();
  const [typed] = useDebouncedValue(text.trim().slice(0, bankLimits.text), pauseMs);
  const { data } = useRead(
    findSimilarQuestions,
    { text: typed, ...(exceptId !== null && { exceptId }) },
    { claims: 'all', enabled: typed !== '', placeholderData: keepPreviousData },
  );
  if (typed === '' || !data || data.items.length === 0) return null;
  return (
    <Panel title={t('bank.similar')} icon={<CopyCheck />}>
      <Stack gap={12}>
        <HintText>{t('bank.similar.hint')}</HintText>
        <Stack as="ul" gap={8}>
          {data.items.map((one) => (
            <li key={one.id}>
              <PathLink to="bankQuestion" params={{ id: one.id }} target="_blank">
                <bdi>{one.text}</bdi>
              </PathLink>
              <HintText as="span">{` ${t('bank.similar.share', { share: format.percent(one.share) })}`}</HintText>
            </li>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}
