// @vitest-environment jsdom

import { startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useKeyDown } from './use-key-down.ts';

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('receives a key pressed as soon as the page is visible, before its effects ran', async () => {
  const heard: string[] = [];
  let hasEffects = false;
  let show: (() => void) | undefined;
  function Listener() {
    useKeyDown(({ key }) => heard.push(key));
    useEffect(() => {
      hasEffects = true;
    }, []);
    return <h2>Next case</h2>;
  }
  function Page() {
    const [isShown, setShown] = useState(false);
    show = () => startTransition(() => setShown(true));
    return isShown && <Listener />;
  }
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(<Page />);
  await expect.poll(() => show).toBeDefined();

  const seen = new Promise<boolean>((resolve) => {
    new MutationObserver(() => {
      press('1');
      resolve(hasEffects);
    }).observe(box, { childList: true });
  });
  show?.();
  await expect.poll(() => box.textContent).toBe('Next case');
  expect(await seen).toBe(false);
  expect(heard).toEqual(['1']);

  root.unmount();
  await expect.poll(() => box.textContent).toBe('');
  press('2');
  expect(heard).toEqual(['1']);
});
