import { useEffect, useEffectEvent } from 'react';
import { useHub } from '../hub-context.ts';
import type { Answer } from '../station/scan-store.ts';
import type { ScanRequest } from '../station/station.ts';
import type { TabScans } from './scan-desk.ts';

/** Sets the meaning of scans while this tab is open. */
export function useTabScans({ hint, ask, expected, onAnswer }: TabScans): void {
  const { desk } = useHub();
  const asked = useEffectEvent(ask);
  const known = useEffectEvent((code: string) => expected?.(code));
  const onAnswerEvent = useEffectEvent((answer: Answer, of: ScanRequest) => onAnswer?.(answer, of));
  useEffect(() => {
    desk.setTab({
      hint,
      ask: (code) => asked(code),
      expected: (code) => known(code),
      onAnswer: (answer, of) => onAnswerEvent(answer, of),
    });
    return () => desk.setTab(undefined);
  }, [desk, hint]);
}
