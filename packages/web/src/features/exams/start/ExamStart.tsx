import { isWindowOver } from '@shuyuan/contract/exams/taking/attempt-result';
import { OfferView } from '../../../shared/pricing/lazy-pricing.tsx';
import type { ExamView } from './exam-view.ts';
import { StartForm } from './StartForm.tsx';

/** D-122: the start of an exam, or what it costs. One that is over is not sold; an attempt that is open goes on. */
export function ExamStart({ exam }: { exam: ExamView }) {
  const { id, offer, openAttemptId, status } = exam;
  if (offer && !offer.isOpen && openAttemptId === null && !isWindowOver(status))
    return <OfferView businessType="exam" businessId={id} offer={offer} />;
  return <StartForm exam={exam} />;
}
