import { followUps } from '@tawseel/contract/follow-ups';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { contactText as text } from '../../texts/en/contact.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDate } from '../../ui/dates.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import type { LooseCase } from './outcomes.ts';

const clockOf = (instant: string | null | undefined) =>
  showDate(instant, { hour: '2-digit', minute: '2-digit' });

const EVERY_MS = 5_000;

/** Returns true if the case is open and not claimed by another user. */
export function mayWorkOn({ followUp }: LooseCase): boolean {
  const { state, isMine, claimedBy } = followUp ?? {};
  return state !== 'done' && (isMine === true || !claimedBy);
}

/** User who has claimed the case, and until when. */
export function CaseClaim({ one }: { one: LooseCase }) {
  const now = useNow(EVERY_MS);
  const claim = useAction(followUps.claimFollowUp, {
    failed: text.claimFailed,
  });
  const { _id: id = '', followUp = {} } = one;
  const { state, isMine, claimedBy, claimedUntil, outcome } = followUp;
  if (state === 'done') return <Notice>{text.done(outcome ?? '')}</Notice>;
  if (claimedBy && !isMine) return <Notice>{text.othersCase(claimedBy, clockOf(claimedUntil))}</Notice>;
  if (isMine && Date.parse(claimedUntil ?? '') > now)
    return <p className="soft">{text.yours(clockOf(claimedUntil))}</p>;
  const again = (
    <Button small busy={claim.busy} onClick={() => void claim.run({ params: { id }, body: { claim: true } })}>
      {text.again}
    </Button>
  );
  return <Notice actions={hasCall(followUps.claimFollowUp) && again}>{text.ranOut}</Notice>;
}
