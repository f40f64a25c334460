import { readBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { useState } from 'react';
import { addressCodec, addressId, type AddressValue, useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { countOf, usePathParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { type BankQuestion, draftOf, freshDraft } from './question-draft.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionView } from './QuestionView.tsx';
import { RetireButton } from './side/RetireButton.tsx';
import { VersionsPanel } from './side/VersionsPanel.tsx';

const addressVersion: AddressValue<number | undefined> = {
  read: (text) => countOf(text, 0) || undefined,
  write: (version) => version,
};

/** The address of a question: one of its versions; of a new one the category it begins in. */
const questionAddress = addressCodec({ version: addressVersion, category: addressId });

/** The form begins with what is stored and then keeps what is typed, whatever is read again. */
function EditedQuestion({ question }: { question: BankQuestion }) {
  const [initial] = useState(() => ({ id: question.id, version: question.version, draft: draftOf(question) }));
  return (
    <QuestionForm initial={initial} actions={<RetireButton question={question} />}>
      <VersionsPanel id={question.id} latestVersion={question.latestVersion} />
    </QuestionForm>
  );
}

function NewQuestion({ category }: { category: string }) {
  const [initial] = useState(() => ({ id: null, version: 0, draft: freshDraft(category) }));
  return <QuestionForm initial={initial} />;
}

function StoredQuestion({ id, version }: { id: string; version: number | undefined }) {
  const t = useT('bank');
  const read = useRead(
    readBankQuestion,
    { id, ...(version !== undefined && { version }) },
    { claims: 'notices', gcTime: 0, refetchOnWindowFocus: false },
  );
  return (
    <ReadStates read={read} failed={t('bank.question.failed')} shape="list" count={3}>
      {(question) =>
        question.can.revise && version === undefined ? (
          <EditedQuestion question={question} />
        ) : (
          <QuestionView question={question} />
        )
      }
    </ReadStates>
  );
}

/** D-183: a question of the bank: written, revised, or one of its versions looked at. */
export function QuestionPage() {
  const { id } = usePathParams('bankQuestion');
  const [{ version, category = '' }] = useAddressState(questionAddress);
  if (id === undefined) return <NewQuestion category={category} />;
  return <StoredQuestion key={`${id} ${version}`} id={id} version={version} />;
}
