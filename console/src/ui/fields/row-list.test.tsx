// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import { RowList } from './row-list.tsx';

function List() {
  const [texts, setTexts] = useState(['one']);
  return (
    <RowList
      count={texts.length}
      most={3}
      row={(at) => <input aria-label={`Text ${at}`} value={texts[at]} readOnly />}
      rowLabel={(at) => `Row ${at}`}
      removeLabel={(at) => `Remove ${at}`}
      onRemove={(at) => setTexts(texts.filter((_, one) => one !== at))}
      addLabel="Add"
      onAdd={() => setTexts([...texts, 'more'])}
      empty="None yet"
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('focuses an added row, and the add button after a row is removed', () => {
  renderPart(<List />);
  press('Add');
  expect(document.activeElement).toBe(screen.getByLabelText('Text 1'));
  press('Remove 0');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
  press('Remove 0');
  expect(screen.getByText('None yet')).toBeTruthy();
});

test('allows no more rows than the limit', () => {
  renderPart(<List />);
  press('Add');
  press('Add');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
});
