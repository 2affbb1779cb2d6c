// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { showStops, useStepBack, useView } from './use-view.ts';

/** A step with two states of its own, as the money has. */
function Step({ name, onBack }: { name: string; onBack: () => void }) {
  const [isOther, setOther] = useState(false);
  const back = useStepBack(isOther ? () => setOther(false) : onBack);
  return (
    <>
      <h1>{isOther ? `${name}, other` : name}</h1>
      <button type="button" onClick={back}>
        Back
      </button>
      <button type="button" onClick={() => setOther(true)}>
        Other
      </button>
    </>
  );
}

function Door() {
  const view = useView();
  const [step, setStep] = useState(0);
  if (!('stopId' in view)) return <h1>Stops</h1>;
  return (
    <>
      {step === 0 ? (
        <h1>Door</h1>
      ) : (
        <Step key={step} name={`Step ${step}`} onBack={() => setStep(step - 1)} />
      )}
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <button type="button" onClick={showStops}>
        Done
      </button>
    </>
  );
}

const shown = () => screen.getByRole('heading').textContent;

/** Does something and waits for what the browser tells of its history. */
async function does(something: () => void): Promise<void> {
  await act(async () => {
    const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    something();
    await told;
  });
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const pressBack = () => does(() => screen.getByRole('button', { name: 'Back' }).click());
const phoneBack = () => does(() => history.back());

beforeEach(() => {
  history.replaceState(null, '', '#stops');
  history.pushState(null, '', '#door/1');
});

test.each([
  ["the phone's Back", phoneBack],
  ["the page's own Back", pressBack],
])('%s goes one step back, and leaves the door last', async (_, back) => {
  render(<Door />);
  for (const name of ['Next', 'Next', 'Other']) await press(name);
  const seen = [shown()];
  for (let at = 0; at < 3; at++) {
    await back();
    seen.push(shown());
  }
  expect(seen).toEqual(['Step 2, other', 'Step 2', 'Step 1', 'Door']);
  await phoneBack();
  expect(location.hash).toBe('#stops');
});

test('a finished door is left for the stops, and Back does not return to it', async () => {
  render(<Door />);
  for (const name of ['Next', 'Next']) await press(name);
  await does(() => screen.getByRole('button', { name: 'Done' }).click());
  await act(async () => undefined);
  expect([location.hash, shown()]).toEqual(['#stops', 'Stops']);
  await phoneBack();
  expect([location.hash, shown()]).toEqual(['#stops', 'Stops']);
});
