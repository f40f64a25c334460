import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { useState } from 'react';
import { zoneHere } from '../../lib/zone-name.ts';

/** The day it was where the reader is when the page opened. */
export function useToday(): string {
  const [today] = useState(() => dayIn(zoneHere(), Date.now()));
  return today;
}
