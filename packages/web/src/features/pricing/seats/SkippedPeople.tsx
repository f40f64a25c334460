import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { seatObstacles } from '@shuyuan/contract/pricing/seat-limits';
import type { handOutSeats } from '@shuyuan/contract/pricing/seats.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';

type Props = { skipped: OutputOf<typeof handOutSeats>['skipped'] };

/** Those who were named and got no seat, by the reason. */
export function SkippedPeople({ skipped }: Props) {
  const t = useT('share');
  const { list } = useFormat();
  return (
    <output>
      {seatObstacles.map((reason) => {
        const names = skipped.filter((one) => one.reason === reason).map(({ memberName }) => memberName);
        return (
          names.length > 0 && (
            <HintText key={reason} as="span" size="base">
              {t(`pricing.seats.skipped.${reason}`, { names: list(names) })}
            </HintText>
          )
        );
      })}
    </output>
  );
}
