import { recommendBeside } from '@shuyuan/contract/community/question.wire';
import { Sparkles } from 'lucide-react';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionLines } from './QuestionLines.tsx';

const shown = 6;

/** COMM-13: what goes with something one reads; where nothing does, nothing stands there. */
export function Related({ id }: { id: string }) {
  const t = useT('share');
  return (
    <OptionalPart endpoint={recommendBeside} input={{ id, size: shown }}>
      {({ items }) =>
        items.length > 0 && (
          <Panel title={t('community.question.related')} icon={<Sparkles />}>
            <QuestionLines questions={items} />
          </Panel>
        )
      }
    </OptionalPart>
  );
}
