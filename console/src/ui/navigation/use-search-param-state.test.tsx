// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { searchWith, useSearchParamState } from './use-search-param-state.ts';

describe('searchWith', () => {
  test('changes one key and keeps the others', () => {
    expect(searchWith('?page=2&filter=urgent', 'page', '3', '1')).toBe('?page=3&filter=urgent');
  });

  test('omits the fallback value', () => {
    expect(searchWith('?page=2&search=ali', 'page', '1', '1')).toBe('?search=ali');
    expect(searchWith('?search=ali', 'search', '', '')).toBe('');
  });

  test('round-trips any text', () => {
    const text = 'A & B = 50% + دبي #1';
    expect(new URLSearchParams(searchWith('', 'search', text, '')).get('search')).toBe(text);
  });
});

describe('useSearchParamState', () => {
  let screen: ReturnType<typeof useScreen>;
  let leave: () => void;

  function useScreen() {
    const [search, setSearch] = useSearchParamState('search');
    const [page, setPage] = useSearchParamState('page', '1');
    const state: unknown = useLocation().state;
    return { search, setSearch, page, setPage, state };
  }

  function Screen() {
    screen = useScreen();
    const navigate = useNavigate();
    leave = () => void navigate('/elsewhere');
    return null;
  }

  beforeEach(() => {
    history.replaceState({ usr: { warehouse: 'w1' }, key: 'k' }, '', '/list?search=ali&page=4&tab=drivers');
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/list" element={<Screen />} />
          <Route path="/elsewhere" element={null} />
        </Routes>
      </BrowserRouter>,
    );
  });

  test('reads the value of the address', () => {
    expect([screen.search, screen.page]).toEqual(['ali', '4']);
  });

  test('replaces the entry, keeping other keys and the navigation state', async () => {
    const entries = history.length;
    await act(async () => screen.setSearch('omar'));
    expect(location.search).toBe('?search=omar&page=4&tab=drivers');
    expect([screen.search, screen.state]).toEqual(['omar', { warehouse: 'w1' }]);
    expect(history.length).toBe(entries);
  });

  test('handles two changes in one batch', async () => {
    await act(async () => {
      screen.setSearch('omar');
      screen.setPage('1');
    });
    expect(location.search).toBe('?search=omar&tab=drivers');
    expect([screen.search, screen.page]).toEqual(['omar', '1']);
  });

  test('follows Back and forward', async () => {
    await act(async () => {
      history.replaceState(null, '', '/list?search=sara');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect([screen.search, screen.page]).toEqual(['sara', '1']);
  });

  test('does nothing after the page was left', async () => {
    const { setSearch } = screen;
    await act(async () => leave());
    await act(async () => setSearch('omar'));
    expect(location.pathname + location.search).toBe('/elsewhere');
  });
});
