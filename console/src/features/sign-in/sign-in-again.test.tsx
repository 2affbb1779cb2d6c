// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { endSession } from '../../api/session.ts';
import { readToken } from '../../api/token.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { SignInAgain } from './sign-in-again.tsx';

test('signing in again asks for the code of a second factor if the server does', async () => {
  await loadHostSettings('{"features":["tawseel"]}');
  const { requests, fetch } = fakeServer(({ body }) =>
    Reflect.get(Object(body), 'code') === '123456'
      ? { token: 'newer' }
      : Response.json({ code: 'second_factor', message: 'Enter the code of your app.' }, { status: 401 }),
  );
  vi.stubGlobal('fetch', fetch);
  const onDone = vi.fn();
  const { does } = await renderScreen(<SignInAgain email="huda@tawseel.example" onDone={onDone} />);
  await does(endSession);
  onDone.mockClear();
  const type = (label: RegExp, value: string) =>
    does(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  const send = () => does(() => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));

  await type(/^Your password/, 'seven quiet kettles');
  await send();
  expect(screen.getByText('Enter the code of your app.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await type(/^Code of your authenticator app/, '123456');
  await send();
  expect(requests.at(-1)?.body).toEqual({
    email: 'huda@tawseel.example',
    password: 'seven quiet kettles',
    code: '123456',
  });
  expect(readToken()).toBe('newer');
  expect(onDone).toHaveBeenCalled();
});
