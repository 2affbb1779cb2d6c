// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmStore } from './confirm.ts';
import { confirmLeave, useLeaveGuard } from './use-leave-guard.ts';

const QUESTION = { title: 'Leave without saving?', yes: 'Leave', no: 'Stay' };
let root: Root;
let place: HTMLElement;

function Form({ dirty }: { dirty: boolean }) {
  useLeaveGuard(dirty, QUESTION);
  return <Link to="/home?tab=1">Back</Link>;
}

async function open(dirty: boolean) {
  // Two entries, so that there is somewhere to go back to.
  history.replaceState({ idx: 0 }, '', '/home');
  history.pushState({ idx: 1 }, '', '/form');
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Routes>
          <Route path="/form" element={<Form dirty={dirty} />} />
          <Route path="/home" element="Home" />
        </Routes>
      </BrowserRouter>,
    ),
  );
}

function press() {
  return act(async () => place.querySelector('a')?.click());
}

function question() {
  return confirmStore.read()[0];
}

function answer(yes: boolean) {
  return act(async () => question()?.answer(yes));
}

/** The browser travels in its own time; the question is asked when it has arrived and was sent back. */
async function goBack() {
  history.back();
  await vi.waitFor(() => expect(question()).toMatchObject(QUESTION));
  await vi.waitFor(() => expect(location.pathname).toBe('/form'));
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  await answer(false);
  await act(async () => root.unmount());
  place.remove();
});

test('asks before a link leaves, and stays on a no', async () => {
  await open(true);
  await press();
  expect(question()).toMatchObject(QUESTION);
  await answer(false);
  expect(location.pathname).toBe('/form');
});

test('follows the link on a yes', async () => {
  await open(true);
  await press();
  await answer(true);
  expect(location.pathname + location.search).toBe('/home?tab=1');
  expect(place.textContent).toBe('Home');
});

test('asks nothing while there is nothing to lose', async () => {
  await open(false);
  await press();
  expect(question()).toBeUndefined();
  expect(place.textContent).toBe('Home');
});

test('asks before Back leaves, the address staying with the page', async () => {
  await open(true);
  await goBack();
  await answer(false);
  expect(place.textContent).toBe('Back');
});

test('goes back on a yes', async () => {
  await open(true);
  await goBack();
  await act(async () => {
    question()?.answer(true);
    await vi.waitFor(() => expect(location.pathname).toBe('/home'));
  });
  expect(place.textContent).toBe('Home');
});

test('lets the browser ask before the page is closed', async () => {
  await open(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

test('asks for whatever else would leave, and not once the page is left', async () => {
  await open(true);
  const may = confirmLeave();
  expect(question()).toMatchObject(QUESTION);
  await answer(true);
  expect(await may).toBe(true);
  await open(false);
  expect(await confirmLeave()).toBe(true);
  expect(question()).toBeUndefined();
});
