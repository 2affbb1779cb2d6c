import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ComponentType, useEffect } from 'react';
import { ConfirmOnDemand } from '../ui/dialog/confirm-on-demand.tsx';
import { TooltipHost } from '../ui/display/tooltip.tsx';
import { FilterButtons } from '../ui/fields/filter-buttons.tsx';
import { useSearchParamState } from '../ui/navigation/use-search-param-state.ts';
import { FaultBoundary } from '../ui/states/fault-boundary.tsx';
import { Actions } from './actions.tsx';
import { Dialogs } from './dialogs.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import styles from './kit-page.module.css';
import { Layout } from './layout.tsx';
import { Lists } from './lists.tsx';
import { People } from './people.tsx';
import { States } from './states.tsx';

const SECTIONS: Record<string, ComponentType> = {
  'Buttons, badges and small things': Actions,
  Layout,
  Fields,
  'Tables and lists': Lists,
  'Loading, empty, failed': States,
  'Dialogs and toasts': Dialogs,
  'People and pictures': People,
  Figures,
};

const THEMES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Returns the choice that the address names, otherwise the first one. */
function useChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const [text, set] = useSearchParamState(key, choices[0]);
  return [choices.find((choice) => choice === text) ?? choices[0], set] as const;
}

/** Shows every part of the kit in its states; theme and direction are in the address, as /kit?theme=dark&dir=rtl. */
export function KitPage() {
  const [theme, setTheme] = useChoice('theme', THEMES);
  const [dir, setDir] = useChoice('dir', DIRECTIONS);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = dir;
  }, [theme, dir]);

  return (
    <DirectionProvider direction={dir}>
      <main className={styles.page}>
        <h1>The kit</h1>
        <div className={styles.switches}>
          <FilterButtons
            label="Theme"
            choices={THEMES}
            words={{ light: 'Light', dark: 'Dark' }}
            value={theme}
            onChange={setTheme}
          />
          <FilterButtons
            label="Direction"
            choices={DIRECTIONS}
            words={{ ltr: 'Left to right', rtl: 'Right to left' }}
            value={dir}
            onChange={setDir}
          />
        </div>
        {Object.entries(SECTIONS).map(([title, Section]) => (
          <section key={title} className={styles.section} aria-label={title}>
            <h2>{title}</h2>
            <div className={styles.samples}>
              <FaultBoundary>
                <Section />
              </FaultBoundary>
            </div>
          </section>
        ))}
      </main>
      <ConfirmOnDemand />
      <TooltipHost />
    </DirectionProvider>
  );
}
