import { STOP_ACTS, type StopAct } from '@tawseel/contract/facts/stops';
import { describe, expect, test } from 'vitest';
import { decideAct, type Standing, type Told } from './decide-act.ts';

const OUT: Standing = {
  kind: 'delivery',
  runState: 'out',
  stopState: 'pending',
  isOnRun: true,
  isMine: true,
  status: 'assignedtodriver',
};
const BACK: Standing = { ...OUT, kind: 'return', status: 'return' };
const WHOLE: Record<StopAct, Told> = {
  delivered: { act: 'delivered', receivedBy: 'Ahmed' },
  failed: { act: 'failed', reason: 'not_home' },
  handed_back: { act: 'handed_back', receivedBy: 'Noor' },
  called: { act: 'called' },
};
const ENDING = STOP_ACTS.filter((act) => act !== 'called');

describe('what holds, of each kind of run', () => {
  test.each([
    ['delivery', OUT, ['delivered', 'failed', 'called']],
    ['return', BACK, ['failed', 'handed_back', 'called']],
  ] as const)('%s', (_, standing, holds) => {
    for (const act of STOP_ACTS) {
      const expected = holds.some((each) => each === act)
        ? { result: 'accepted', why: 'act_accepted' }
        : { result: 'refused', why: 'act_not_allowed' };
      expect(decideAct(WHOLE[act], standing), act).toEqual(expected);
    }
  });
});

test("nothing of another driver's stop holds, not even a call", () => {
  for (const act of STOP_ACTS)
    expect(decideAct(WHOLE[act], { ...OUT, isMine: false })).toEqual({
      result: 'refused',
      why: 'act_of_other',
    });
});

test.each([
  ['a failure without a reason', { act: 'failed' }, OUT],
  ['a delivery to nobody', { act: 'delivered', receivedBy: '' }, OUT],
  ['handing back to nobody', { act: 'handed_back' }, BACK],
] as const)('%s is never whole, however late it comes', (_, told, standing) => {
  expect(decideAct(told, standing)).toEqual({ result: 'refused', why: 'act_incomplete' });
  expect(decideAct(told, { ...standing, stopState: 'withdrawn' }).why).toBe('act_incomplete');
});

describe('what was settled otherwise meanwhile makes it late', () => {
  test.each([
    ['the stop was withdrawn', { stopState: 'withdrawn' }],
    ['it was moved to another driver', { stopState: 'moved' }],
    ['it is done already', { stopState: 'done' }],
    ['the run is closed', { runState: 'closed' }],
    ['the parcel is at the warehouse', { isOnRun: false }],
    ['the desk has moved its order', { status: 'delivered' }],
  ] as const)('%s', (_, changed) => {
    for (const act of ENDING) {
      const standing = act === 'handed_back' ? BACK : OUT;
      expect(decideAct(WHOLE[act], { ...standing, ...changed }), act).toEqual({
        result: 'late',
        why: 'act_late',
      });
    }
    expect(decideAct(WHOLE.called, { ...OUT, ...changed }).result).toBe('accepted');
  });
});
