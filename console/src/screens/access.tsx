import { Administrators } from '../features/access/administrators.tsx';
import { ApiKeys } from '../features/access/api-keys.tsx';
import { Page } from '../features/page/page.tsx';
import { accessText as text } from '../texts/en/access.ts';
import { Tabs } from '../ui/display/tabs.tsx';
import { useSearchParamChoice } from '../ui/navigation/use-search-param-state.ts';

const TABS = ['administrators', 'keys'] as const;

export function Access() {
  const [tab, setTab] = useSearchParamChoice('tab', TABS);
  const tabs = TABS.map((value) => ({ value, label: text[value] }));
  return (
    <Page title={text.title}>
      <Tabs label={text.tabs} tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'keys' ? <ApiKeys /> : <Administrators />}
      </Tabs>
    </Page>
  );
}
