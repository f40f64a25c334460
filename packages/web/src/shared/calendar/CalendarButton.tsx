import { Button } from '@mantine/core';
import type { TableEndpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { CalendarPlus } from 'lucide-react';
import { call } from '../../lib/call.ts';
import { presentError } from '../../lib/present-error.ts';
import { saveFile } from '../../lib/save-file.ts';

type Props = {
  /** Answers the dates of what has this id as text. */
  endpoint: TableEndpoint;
  id: string;
  fileName: string;
  label: string;
};

/** Dates for the calendar of whoever gets the file. */
export function CalendarButton({ endpoint, id, fileName, label }: Props) {
  const save = async (): Promise<void> => {
    try {
      const text = await call(endpoint, { id });
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName);
    } catch (error) {
      presentError(error, [], 'action');
    }
  };
  return (
    <Button variant="default" leftSection={<CalendarPlus size={16} aria-hidden />} onClick={() => void save()}>
      {label}
    </Button>
  );
}
