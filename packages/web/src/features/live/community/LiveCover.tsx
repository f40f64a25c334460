import { Radio } from 'lucide-react';
import { Cover } from '../../../shared/covers/Cover.tsx';

type Props = { live: { readonly id: string; readonly coverPath: string | null }; className?: string | undefined };

/** The picture of a live; its name always stands beside it. */
export const LiveCover = ({ live, className }: Props) => <Cover of={live} icon={Radio} className={className} />;
