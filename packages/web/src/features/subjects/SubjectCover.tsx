import { Layers } from 'lucide-react';
import { Cover } from '../../shared/covers/Cover.tsx';

type Props = { subject: { readonly id: string; readonly coverPath: string | null }; className?: string | undefined };

/** The picture of a subject, or a drawn one. */
export const SubjectCover = ({ subject, className }: Props) => (
  <Cover of={subject} icon={Layers} className={className} />
);
