import { STOP_ACTS, type StopAct } from '@tawseel/contract/facts/stop-acts';
import { describe, expect, test } from 'vitest';
import { type DecidedAct, decideAct, type StopSituation } from './decide-act.ts';

const OUT: StopSituation = {
  kind: 'delivery',
  runState: 'out',
  stopState: 'pending',
  isMine: true,
  isElsewhere: false,
  isFull: false,
  due: 0,
};
const BACK: StopSituation = { ...OUT, kind: 'return' };
const SHOP: StopSituation = { ...OUT, kind: 'pickup' };
const STANDING: Record<Exclude<StopAct, 'called'>, StopSituation> = {
  delivered: OUT,
  failed: OUT,
  handed_back: BACK,
  collected: SHOP,
  not_collected: SHOP,
  reopened: OUT,
};
const WHOLE: Record<StopAct, DecidedAct> = {
  delivered: { act: 'delivered', receivedBy: 'Ahmed' },
  failed: { act: 'failed', reason: 'not_home' },
  handed_back: { act: 'handed_back', receivedBy: 'Noor' },
  collected: { act: 'collected' },
  not_collected: { act: 'not_collected', reason: 'not_ready' },
  reopened: { act: 'reopened' },
  called: { act: 'called' },
};
const ENDING = STOP_ACTS.filter((act) => act !== 'called');

describe('accepted acts, by kind of run', () => {
  test.each([
    ['delivery', OUT, ['delivered', 'failed', 'reopened', 'called']],
    ['return', BACK, ['failed', 'handed_back', 'reopened', 'called']],
    ['pickup', SHOP, ['collected', 'not_collected', 'reopened', 'called']],
  ] as const)('%s', (_, standing, holds) => {
    for (const act of STOP_ACTS) {
      const expected = holds.some((each) => each === act)
        ? { result: 'accepted', why: 'act_accepted' }
        : { result: 'refused', why: 'act_not_allowed' };
      expect(decideAct(WHOLE[act], standing), act).toEqual(expected);
    }
  });
});

test("accepts nothing for another driver's stop, not even a call", () => {
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
  ['a failure for the reason of a shop', { act: 'failed', reason: 'shop_closed' }, OUT],
  ['not collecting without a reason', { act: 'not_collected' }, SHOP],
  ['not collecting for the reason of a receiver', { act: 'not_collected', reason: 'not_home' }, SHOP],
] as const)('%s is never accepted fully, however late it arrives', (_, told, standing) => {
  expect(decideAct(told, standing)).toEqual({ result: 'refused', why: 'act_incomplete' });
  expect(decideAct(told, { ...standing, stopState: 'withdrawn' }).why).toBe('act_incomplete');
});

describe('an act is late if the stop was settled otherwise meanwhile', () => {
  test.each([
    ['the stop was withdrawn', { stopState: 'withdrawn' }],
    ['it was moved to another driver', { stopState: 'moved' }],
    ['the run is closed', { runState: 'closed' }],
  ] as const)('%s', (_, changed) => {
    for (const act of ENDING) {
      expect(decideAct(WHOLE[act], { ...STANDING[act], ...changed }), act).toEqual({
        result: 'late',
        why: 'act_late',
      });
    }
    expect(decideAct(WHOLE.called, { ...OUT, ...changed }).result).toBe('accepted');
  });
});

describe('a failed stop', () => {
  test.each([
    ['delivery', OUT, ['delivered', 'reopened']],
    ['return', BACK, ['handed_back', 'reopened']],
    ['pickup', SHOP, ['collected', 'reopened']],
  ] as const)('of a %s can still be done or reopened, and fails once', (_, standing, holds) => {
    const failed = { ...standing, stopState: 'failed' };
    for (const act of ENDING.filter((each) => decideAct(WHOLE[each], standing).result === 'accepted')) {
      const expected = holds.some((each) => each === act) ? 'accepted' : 'late';
      expect(decideAct(WHOLE[act], failed).result, act).toBe(expected);
    }
  });

  test.each([
    ['its run is closed', { runState: 'closed' }],
    ['another run has been given its parcel', { isElsewhere: true }],
  ])('cannot be changed once %s', (_, changed) => {
    for (const act of ['delivered', 'reopened'] as const)
      expect(decideAct(WHOLE[act], { ...OUT, stopState: 'failed', ...changed }).result, act).toBe('late');
  });
});

test('leaves what could be accepted at a full stop to the office, and takes calls', () => {
  for (const act of ENDING)
    expect(decideAct(WHOLE[act], { ...STANDING[act], isFull: true }), act).toEqual({
      result: 'late',
      why: 'act_to_office',
    });
  expect(decideAct(WHOLE.called, { ...OUT, isFull: true }).result).toBe('accepted');
});

test('a finished stop can only be reopened, on a current run', () => {
  for (const act of ENDING) {
    const done = { ...STANDING[act], stopState: 'done' };
    expect(decideAct(WHOLE[act], done).result, act).toBe(act === 'reopened' ? 'accepted' : 'late');
    expect(decideAct(WHOLE[act], { ...done, runState: 'closed' }).result, act).toBe('late');
  }
});
