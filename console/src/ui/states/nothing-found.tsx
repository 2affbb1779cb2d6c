import { EmptyBoxArt } from '../art/empty-box-art.tsx';
import { MagnifierArt } from '../art/magnifier-art.tsx';
import { Button } from '../buttons/button.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

export interface NothingFoundProps extends Omit<EmptyStateProps, 'picture'> {
  /** Present while a search or a filter may be why: a button takes it back, in place of hint and action. */
  onClear: (() => void) | undefined;
}

/** Empty state of a list, which has no rows yet or none that match. */
export function NothingFound({ onClear, title, ...yet }: NothingFoundProps) {
  const texts = useUiTexts();
  if (!onClear) return <EmptyState picture={<EmptyBoxArt />} title={title} {...yet} />;
  return (
    <EmptyState
      picture={<MagnifierArt />}
      title={title}
      hint={texts.nothingMatches}
      action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
    />
  );
}
