// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { questions } from '../dialog/confirm.ts';
import { confirmLeave, useLeaveGuard } from './use-leave-guard.ts';

const QUESTION = { title: 'Leave without saving?', yes: 'Leave', no: 'Stay' };

function Form({ dirty }: { dirty: boolean }) {
  useLeaveGuard(dirty, QUESTION);
  return <Link to="/home?tab=1">Back</Link>;
}

function open(dirty: boolean) {
  // Two entries, so that there is somewhere to go back to.
  history.replaceState({ idx: 0 }, '', '/home');
  history.pushState({ idx: 1 }, '', '/form');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<Form dirty={dirty} />} />
        <Route path="/home" element="Home" />
      </Routes>
    </BrowserRouter>,
  );
}

const press = () => fireEvent.click(screen.getByRole('link'));

function question() {
  return questions.read()[0];
}

function answer(yes: boolean) {
  return act(async () => question()?.answer(yes));
}

/** The browser travels in its own time; the question is asked when it has arrived and was sent back. */
async function goBack() {
  history.back();
  await waitFor(() => expect(question()).toMatchObject(QUESTION));
  await waitFor(() => expect(location.pathname).toBe('/form'));
}

afterEach(() => answer(false));

test('asks before a link leaves the page, and stays if cancelled', async () => {
  open(true);
  press();
  expect(question()).toMatchObject(QUESTION);
  await answer(false);
  expect(location.pathname).toBe('/form');
});

test('follows the link if confirmed', async () => {
  open(true);
  press();
  await answer(true);
  expect(location.pathname + location.search).toBe('/home?tab=1');
  screen.getByText('Home');
});

test('does not ask if there is nothing to lose', async () => {
  open(false);
  press();
  expect(question()).toBeUndefined();
  screen.getByText('Home');
});

test('asks before Back leaves the page, and keeps the address', async () => {
  open(true);
  await goBack();
  await answer(false);
  screen.getByText('Back');
});

test('goes back if confirmed', async () => {
  open(true);
  await goBack();
  await answer(true);
  await screen.findByText('Home');
  expect(location.pathname).toBe('/home');
});

test('lets the browser ask before the page is closed', async () => {
  open(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

test('asks before any other navigation, and no longer after the page is left', async () => {
  open(true);
  const may = confirmLeave();
  expect(question()).toMatchObject(QUESTION);
  await answer(true);
  expect(await may).toBe(true);
  cleanup();
  expect(await confirmLeave()).toBe(true);
  expect(question()).toBeUndefined();
});

test('closes its question once there is nothing left to lose', async () => {
  open(true);
  const may = confirmLeave();
  cleanup();
  expect(question()).toBeUndefined();
  expect(await may).toBe(false);
});
